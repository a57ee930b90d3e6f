#include <mqueue.h>
#include <fcntl.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
static mqd_t q[6]={-1,-1,-1,-1,-1,-1};
static void s(int k,long r){printf("%d %ld %d\n",k,r<0?-1:r,r<0?errno:0);}
static void o(int i,const char*n,int f,int has,long m,long z){struct mq_attr a;memset(&a,0,sizeof a);a.mq_maxmsg=m;a.mq_msgsize=z;q[i]=mq_open(n,f,0600,has?&a:0);s(0,q[i]<0?-1:0);}
static void at(int i){struct mq_attr a;int r=mq_getattr(q[i],&a);s(1,r);if(!r)printf("%ld %ld %ld %ld\n",a.mq_flags,a.mq_maxmsg,a.mq_msgsize,a.mq_curmsgs);}
static void sa(int i,long f){struct mq_attr a,b;memset(&a,0,sizeof a);a.mq_flags=f;int r=mq_setattr(q[i],&a,&b);s(2,r);if(!r)printf("%ld %ld\n",b.mq_flags,b.mq_curmsgs);}
static struct timespec T[4]={{0,0},{1,5},{-1,0},{1,1000000000}};
static void sd(int i,const char*b,int n,unsigned p,int t){s(3,t<0?mq_send(q[i],b,n,p):mq_timedsend(q[i],b,n,p,&T[t]));}
static void rc(int i,int n,int t){char b[64];unsigned p=77;long r=t<0?mq_receive(q[i],b,n,&p):mq_timedreceive(q[i],b,n,&p,&T[t]);s(4,r);if(r>=0)printf("%.*s %u\n",(int)r,b,p);}
int main(void){mq_unlink("/tfa");mq_unlink("/tfb");
if(q[1]==-1)o(1,"/tfa",O_RDWR|O_NONBLOCK,1,-1,0);
sd(0,"ccczzzzzzzzzzzzzzzzzzzz",8,0,2);
sd(2,"ccczzzzzzzzzzzzzzzzzzzz",1,0,2);
if(q[5]==-1)o(5,"/tfa",O_RDWR|O_NONBLOCK,1,-1,8);
sd(5,"eeezzzzzzzzzzzzzzzzzzzz",1,1,-1);
sa(4,O_NONBLOCK);
if(q[4]==-1)o(4,"/tfa",O_WRONLY|O_NONBLOCK|O_CREAT|O_EXCL,1,10,8);
sd(0,"gggzzzzzzzzzzzzzzzzzzzz",1,0,-1);
at(0);
rc(2,64,-1);
sd(4,"aaazzzzzzzzzzzzzzzzzzzz",8,5,-1);
s(6,mq_unlink("/tfa"));
if(q[0]==-1)o(0,"/tfb",O_WRONLY|O_NONBLOCK|O_CREAT,0,70000,0);
if(q[3]==-1)o(3,"/tfb",O_RDWR|O_NONBLOCK|O_CREAT,1,2,8);
sd(3,"fffzzzzzzzzzzzzzzzzzzzz",3,5,-1);
sd(5,"bbbzzzzzzzzzzzzzzzzzzzz",3,2,3);
sd(0,"ccczzzzzzzzzzzzzzzzzzzz",2,0,3);
sd(4,"eeezzzzzzzzzzzzzzzzzzzz",3,32767,2);
if(q[0]==-1)o(0,"/tfb",O_WRONLY|O_NONBLOCK|O_CREAT,1,70000,0);
sd(1,"ccczzzzzzzzzzzzzzzzzzzz",9,5,-1);
sd(5,"bbbzzzzzzzzzzzzzzzzzzzz",3,0,3);
s(6,mq_unlink("/tfa"));
if(q[3]==-1)o(3,"/tfa",O_RDWR|O_NONBLOCK|O_CREAT|O_EXCL,1,70000,4);
rc(5,8,-1);
s(6,mq_unlink("/x/y"));
sd(2,"gggzzzzzzzzzzzzzzzzzzzz",20,1,1);
if(q[4]==-1)o(4,"/tfa",O_WRONLY|O_NONBLOCK|O_CREAT,1,2,8);
at(4);
sd(5,"aaazzzzzzzzzzzzzzzzzzzz",2,2,-1);
if(q[1]==-1)o(1,"/tfa",O_WRONLY|O_NONBLOCK,1,70000,8);
if(q[1]==-1)o(1,"/tfb",O_WRONLY|O_NONBLOCK|O_CREAT,1,0,20);
if(q[4]==-1)o(4,"/tfa",O_RDWR|O_NONBLOCK|O_CREAT,1,2,8);
if(q[2]==-1)o(2,"/tfa",O_RDONLY|O_NONBLOCK|O_CREAT,0,1,20);
if(q[4]==-1)o(4,"/tfb",O_RDWR|O_NONBLOCK|O_CREAT|O_EXCL,0,-1,0);
sd(1,"eeezzzzzzzzzzzzzzzzzzzz",2,0,-1);
if(q[1]==-1)o(1,"/tfa",O_RDWR|O_NONBLOCK,0,10,0);
s(6,mq_unlink("/tfa"));
sd(4,"aaazzzzzzzzzzzzzzzzzzzz",20,5,-1);
if(q[5]==-1)o(5,"/tfa",O_RDWR|O_NONBLOCK|O_CREAT,0,3,0);
sd(2,"gggzzzzzzzzzzzzzzzzzzzz",3,5,0);
return 0;}
