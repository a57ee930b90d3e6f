; ModuleID = 'bind.cpp'
source_filename = "bind.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.std::_Placeholder" = type { i8 }
%"struct.std::_Placeholder.0" = type { i8 }
%"struct.std::_Placeholder.1" = type { i8 }
%"class.std::_Bind" = type <{ ptr, [8 x i8] }>
%"class.std::_Bind.2" = type { ptr, %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl.base", [4 x i8] }
%"struct.std::_Tuple_impl.base" = type <{ %"struct.std::_Tuple_impl.3", %"struct.std::_Head_base.12" }>
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base" }
%"struct.std::_Head_base" = type { %"class.std::_Bind.5" }
%"class.std::_Bind.5" = type { ptr, %"class.std::tuple.6" }
%"class.std::tuple.6" = type { %"struct.std::_Tuple_impl.7" }
%"struct.std::_Tuple_impl.7" = type { %"struct.std::_Tuple_impl.8", %"struct.std::_Head_base.12" }
%"struct.std::_Tuple_impl.8" = type { %"struct.std::_Head_base.11" }
%"struct.std::_Head_base.11" = type { i32 }
%"struct.std::_Head_base.12" = type { i32 }
%"class.std::tuple.18" = type { %"struct.std::_Tuple_impl.19" }
%"struct.std::_Tuple_impl.19" = type { %"struct.std::_Tuple_impl.20", %"struct.std::_Head_base.24" }
%"struct.std::_Tuple_impl.20" = type { %"struct.std::_Tuple_impl.21", %"struct.std::_Head_base.23" }
%"struct.std::_Tuple_impl.21" = type { %"struct.std::_Head_base.22" }
%"struct.std::_Head_base.22" = type { ptr }
%"struct.std::_Head_base.23" = type { ptr }
%"struct.std::_Head_base.24" = type { ptr }
%"struct.std::_Index_tuple" = type { i8 }
%"class.std::tuple.27" = type { %"struct.std::_Tuple_impl.28" }
%"struct.std::_Tuple_impl.28" = type { %"struct.std::_Tuple_impl.29", %"struct.std::_Head_base.24" }
%"struct.std::_Tuple_impl.29" = type { %"struct.std::_Head_base.23" }
%"class.std::_Mu" = type { i8 }
%"class.std::_Mu.25" = type { i8 }
%"class.std::_Mu.26" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"class.std::_Mu.30" = type { i8 }
%"class.std::_Mu.31" = type { i8 }
%"struct.std::_Index_tuple.32" = type { i8 }

$_ZSt4bindIRFiiiiEJRKSt12_PlaceholderILi3EERKS2_ILi1EERKS2_ILi2EEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueESD_JDpT0_EE4typeEOSD_DpOSE_ = comdat any

$_ZSt4bindIRFiiiiEJiRKSt12_PlaceholderILi1EESt5_BindIFPS0_iiS2_ILi2EEEEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueESC_JDpT0_EE4typeEOSC_DpOSD_ = comdat any

$_ZSt4bindIRFiiiiEJiiRKSt12_PlaceholderILi2EEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueES7_JDpT0_EE4typeEOS7_DpOS8_ = comdat any

$_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEEclIJiiiEiEET0_DpOT_ = comdat any

$_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEEclIJiiEiEET0_DpOT_ = comdat any

$_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEEC2IJRKS3_RKS4_RKS5_EEEOS1_DpOT_ = comdat any

$_ZNSt5tupleIJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEEC2ILb1ETnNSt9enable_ifIXclsr4_TCCIXT_EEE29__is_implicitly_constructibleIRKS1_RKS2_RKS3_EEEbE4typeELb1EEES8_SA_SC_ = comdat any

$_ZNSt11_Tuple_implILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEEC2ERKS1_RKS2_RKS3_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EES0_ILi2EEEEC2ERKS1_RKS2_ = comdat any

$_ZNSt10_Head_baseILm0ESt12_PlaceholderILi3EELb1EEC2ERKS1_ = comdat any

$_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEEC2ERKS1_ = comdat any

$_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EEC2ERKS1_ = comdat any

$_ZNSt10_Head_baseILm2ESt12_PlaceholderILi2EELb1EEC2ERKS1_ = comdat any

$_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEC2IJiiRKS3_EEEOS1_DpOT_ = comdat any

$_ZNSt5tupleIJiiSt12_PlaceholderILi2EEEEC2IJiiRKS1_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS7_ = comdat any

$_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEEC2IiJiRKS1_EvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEEC2IiJRKS1_EvEEOT_DpOT0_ = comdat any

$_ZNSt10_Head_baseILm0EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEEC2IJiRKS3_S6_EEEOS1_DpOT_ = comdat any

$_ZNSt5tupleIJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IJiRKS1_S7_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOSD_ = comdat any

$_ZNSt11_Tuple_implILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IiJRKS1_S7_EvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IRKS1_JS7_EvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm2EJSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEEEC2IS6_EEOT_ = comdat any

$_ZNSt10_Head_baseILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb0EEC2IS6_EEOT_ = comdat any

$_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEC2EOS5_ = comdat any

$_ZNSt5tupleIJiiSt12_PlaceholderILi2EEEEC2EOS2_ = comdat any

$_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEEC2EOS2_ = comdat any

$_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEEC2EOS2_ = comdat any

$_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEEC2EOS2_ = comdat any

$_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEE6__callIiJOiS9_S9_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE = comdat any

$_ZSt16forward_as_tupleIJiiiEESt5tupleIJDpOT_EES3_ = comdat any

$_ZSt8__invokeIRPFiiiiEJiiiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS4_DpOS5_ = comdat any

$_ZNVKSt3_MuISt12_PlaceholderILi3EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm2Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm2ES8_EE4type4typeERVKS1_RS8_ = comdat any

$_ZSt3getILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZNVKSt3_MuISt12_PlaceholderILi1EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm0Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm0ES8_EE4type4typeERVKS1_RS8_ = comdat any

$_ZSt3getILm1EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZNVKSt3_MuISt12_PlaceholderILi2EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm1Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm1ES8_EE4type4typeERVKS1_RS8_ = comdat any

$_ZSt3getILm2EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZSt13__invoke_implIiRPFiiiiEJiiiEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt3getILm2EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_ = comdat any

$_ZSt12__get_helperILm2EOiJEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm2EJOiEE7_M_headERS1_ = comdat any

$_ZNSt10_Head_baseILm2EOiLb0EE7_M_headERS1_ = comdat any

$_ZSt12__get_helperILm0ESt12_PlaceholderILi3EEJS0_ILi1EES0_ILi2EEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm0ESt12_PlaceholderILi3EELb1EE7_M_headERS2_ = comdat any

$_ZSt3getILm0EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_ = comdat any

$_ZSt12__get_helperILm0EOiJS0_S0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJOiS0_S0_EE7_M_headERS1_ = comdat any

$_ZNSt10_Head_baseILm0EOiLb0EE7_M_headERS1_ = comdat any

$_ZSt12__get_helperILm1ESt12_PlaceholderILi1EEJS0_ILi2EEEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EES0_ILi2EEEE7_M_headERS3_ = comdat any

$_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EE7_M_headERS2_ = comdat any

$_ZSt3getILm1EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_ = comdat any

$_ZSt12__get_helperILm1EOiJS0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJOiS0_EE7_M_headERS1_ = comdat any

$_ZNSt10_Head_baseILm1EOiLb0EE7_M_headERS1_ = comdat any

$_ZSt12__get_helperILm2ESt12_PlaceholderILi2EEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm2ESt12_PlaceholderILi2EELb1EE7_M_headERS2_ = comdat any

$_ZNSt5tupleIJOiS0_S0_EEC2IJiiiELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS4_ = comdat any

$_ZNSt11_Tuple_implILm0EJOiS0_S0_EEC2IiJiiEvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJOiS0_EEC2IiJiEvEEOT_DpOT0_ = comdat any

$_ZNSt10_Head_baseILm0EOiLb0EEC2IiEEOT_ = comdat any

$_ZNSt11_Tuple_implILm2EJOiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm1EOiLb0EEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm2EOiLb0EEC2IiEEOT_ = comdat any

$_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEE6__callIiJOiSA_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE = comdat any

$_ZSt16forward_as_tupleIJiiEESt5tupleIJDpOT_EES3_ = comdat any

$_ZSt8__invokeIRPFiiiiEJRiiiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_ = comdat any

$_ZNVKSt3_MuIiLb0ELb0EEclIRiSt5tupleIJOiS4_EEEEOT_S7_RT0_ = comdat any

$_ZSt3getILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_ = comdat any

$_ZNVKSt3_MuISt12_PlaceholderILi1EELb0ELb1EEclISt5tupleIJOiS5_EEEEONSt9enable_ifIXltLm0Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm0ES8_EE4type4typeERVKS1_RS8_ = comdat any

$_ZSt3getILm1EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_ = comdat any

$_ZNVKSt3_MuISt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb1ELb0EEclIS6_JOiS9_EEEDTclfp_spcl7declvalIT0_EEEERT_RSt5tupleIJDpSA_EE = comdat any

$_ZSt3getILm2EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_ = comdat any

$_ZSt13__invoke_implIiRPFiiiiEJRiiiEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt12__get_helperILm0EiJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERT0_RSt11_Tuple_implIXT_EJS8_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEE7_M_headERS8_ = comdat any

$_ZNSt10_Head_baseILm0EiLb0EE7_M_headERS0_ = comdat any

$_ZSt3getILm0EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_ = comdat any

$_ZSt12__get_helperILm0EOiJS0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJOiS0_EE7_M_headERS1_ = comdat any

$_ZSt12__get_helperILm1ESt12_PlaceholderILi1EEJSt5_BindIFPFiiiiEiiS0_ILi2EEEEEERT0_RSt11_Tuple_implIXT_EJS8_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEE7_M_headERS8_ = comdat any

$_ZNVKSt3_MuISt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb1ELb0EE6__callIS6_JOiS9_EJLm0ELm1EEEEDTclfp_spcl7declvalIT0_EEEERT_RSt5tupleIJDpSA_EERKSt12_Index_tupleIJXspT1_EEE = comdat any

$_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEclIJiiEiEET0_DpOT_ = comdat any

$_ZSt3getILm1EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_ = comdat any

$_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEE6__callIiJOiS7_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE = comdat any

$_ZSt8__invokeIRPFiiiiEJRiS3_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_ = comdat any

$_ZSt3getILm0EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_ = comdat any

$_ZSt3getILm1EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_ = comdat any

$_ZNVKSt3_MuISt12_PlaceholderILi2EELb0ELb1EEclISt5tupleIJOiS5_EEEEONSt9enable_ifIXltLm1Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm1ES8_EE4type4typeERVKS1_RS8_ = comdat any

$_ZSt3getILm2EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_ = comdat any

$_ZSt13__invoke_implIiRPFiiiiEJRiS3_iEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt12__get_helperILm0EiJiSt12_PlaceholderILi2EEEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm1EiJSt12_PlaceholderILi2EEEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_ = comdat any

$_ZSt12__get_helperILm1EOiJEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJOiEE7_M_headERS1_ = comdat any

$_ZSt12__get_helperILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEJEERT0_RSt11_Tuple_implIXT_EJS7_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm2EJSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEEE7_M_headERS7_ = comdat any

$_ZNSt10_Head_baseILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb0EE7_M_headERS7_ = comdat any

$_ZNSt5tupleIJOiS0_EEC2IiiTnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleIS4_T0_EEEbE4typeELb1EEEOS4_OS5_ = comdat any

$_ZNSt11_Tuple_implILm0EJOiS0_EEC2IiJiEvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJOiEEC2IiEEOT_ = comdat any

@_ZNSt12placeholders2_3E = external global %"struct.std::_Placeholder", align 1
@_ZNSt12placeholders2_1E = external global %"struct.std::_Placeholder.0", align 1
@_ZNSt12placeholders2_2E = external global %"struct.std::_Placeholder.1", align 1
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !9 {
entry:
  %turned = alloca %"class.std::_Bind", align 8
  %fixed = alloca %"class.std::_Bind.2", align 8
  %ref.tmp = alloca i32, align 4
  %ref.tmp1 = alloca %"class.std::_Bind.5", align 8
  %ref.tmp2 = alloca i32, align 4
  %ref.tmp3 = alloca i32, align 4
  %ref.tmp4 = alloca i32, align 4
  %ref.tmp5 = alloca i32, align 4
  %ref.tmp6 = alloca i32, align 4
  %ref.tmp7 = alloca i32, align 4
  %ref.tmp8 = alloca i32, align 4
  call void @_ZSt4bindIRFiiiiEJRKSt12_PlaceholderILi3EERKS2_ILi1EERKS2_ILi2EEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueESD_JDpT0_EE4typeEOSD_DpOSE_(ptr dead_on_unwind writable sret(%"class.std::_Bind") align 8 %turned, ptr noundef nonnull @_ZL6digitsiii, ptr noundef nonnull align 1 dereferenceable(1) @_ZNSt12placeholders2_3E, ptr noundef nonnull align 1 dereferenceable(1) @_ZNSt12placeholders2_1E, ptr noundef nonnull align 1 dereferenceable(1) @_ZNSt12placeholders2_2E), !dbg !12
  store i32 7, ptr %ref.tmp, align 4, !dbg !13
  store i32 0, ptr %ref.tmp2, align 4, !dbg !14
  store i32 0, ptr %ref.tmp3, align 4, !dbg !15
  call void @_ZSt4bindIRFiiiiEJiiRKSt12_PlaceholderILi2EEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueES7_JDpT0_EE4typeEOS7_DpOS8_(ptr dead_on_unwind writable sret(%"class.std::_Bind.5") align 8 %ref.tmp1, ptr noundef nonnull @_ZL6digitsiii, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp2, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp3, ptr noundef nonnull align 1 dereferenceable(1) @_ZNSt12placeholders2_2E), !dbg !16
  call void @_ZSt4bindIRFiiiiEJiRKSt12_PlaceholderILi1EESt5_BindIFPS0_iiS2_ILi2EEEEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueESC_JDpT0_EE4typeEOSC_DpOSD_(ptr dead_on_unwind writable sret(%"class.std::_Bind.2") align 8 %fixed, ptr noundef nonnull @_ZL6digitsiii, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp, ptr noundef nonnull align 1 dereferenceable(1) @_ZNSt12placeholders2_1E, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp1), !dbg !17
  store i32 1, ptr %ref.tmp4, align 4, !dbg !18
  store i32 2, ptr %ref.tmp5, align 4, !dbg !19
  store i32 3, ptr %ref.tmp6, align 4, !dbg !20
  %call = call noundef i32 @_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEEclIJiiiEiEET0_DpOT_(ptr noundef nonnull align 8 dereferenceable(9) %turned, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp4, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp5, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp6), !dbg !21
  store i32 4, ptr %ref.tmp7, align 4, !dbg !22
  store i32 5, ptr %ref.tmp8, align 4, !dbg !23
  %call9 = call noundef i32 @_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEEclIJiiEiEET0_DpOT_(ptr noundef nonnull align 8 dereferenceable(32) %fixed, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp7, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp8), !dbg !24
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call, i32 noundef %call9), !dbg !25
  ret i32 0, !dbg !26
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt4bindIRFiiiiEJRKSt12_PlaceholderILi3EERKS2_ILi1EERKS2_ILi2EEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueESD_JDpT0_EE4typeEOSD_DpOSE_(ptr dead_on_unwind noalias writable sret(%"class.std::_Bind") align 8 %agg.result, ptr noundef nonnull %__f, ptr noundef nonnull align 1 dereferenceable(1) %__args, ptr noundef nonnull align 1 dereferenceable(1) %__args1, ptr noundef nonnull align 1 dereferenceable(1) %__args3) #1 comdat !dbg !27 {
entry:
  %result.ptr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  %ref.tmp = alloca ptr, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !29
  store ptr %0, ptr %ref.tmp, align 8, !dbg !30
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !31
  %2 = load ptr, ptr %__args.addr2, align 8, !dbg !31
  %3 = load ptr, ptr %__args.addr4, align 8, !dbg !31
  call void @_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEEC2IJRKS3_RKS4_RKS5_EEEOS1_DpOT_(ptr noundef nonnull align 8 dereferenceable(9) %agg.result, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL6digitsiii(i32 noundef %first, i32 noundef %second, i32 noundef %third) #2 !dbg !34 {
entry:
  %first.addr = alloca i32, align 4
  %second.addr = alloca i32, align 4
  %third.addr = alloca i32, align 4
  store i32 %first, ptr %first.addr, align 4
  store i32 %second, ptr %second.addr, align 4
  store i32 %third, ptr %third.addr, align 4
  %0 = load i32, ptr %first.addr, align 4, !dbg !35
  %mul = mul nsw i32 100, %0, !dbg !36
  %1 = load i32, ptr %second.addr, align 4, !dbg !37
  %mul1 = mul nsw i32 10, %1, !dbg !38
  %add = add nsw i32 %mul, %mul1, !dbg !39
  %2 = load i32, ptr %third.addr, align 4, !dbg !40
  %add2 = add nsw i32 %add, %2, !dbg !41
  ret i32 %add2, !dbg !42
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt4bindIRFiiiiEJiRKSt12_PlaceholderILi1EESt5_BindIFPS0_iiS2_ILi2EEEEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueESC_JDpT0_EE4typeEOSC_DpOSD_(ptr dead_on_unwind noalias writable sret(%"class.std::_Bind.2") align 8 %agg.result, ptr noundef nonnull %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 1 dereferenceable(1) %__args1, ptr noundef nonnull align 8 dereferenceable(16) %__args3) #1 comdat !dbg !43 {
entry:
  %result.ptr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  %ref.tmp = alloca ptr, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !44
  store ptr %0, ptr %ref.tmp, align 8, !dbg !45
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !46
  %2 = load ptr, ptr %__args.addr2, align 8, !dbg !46
  %3 = load ptr, ptr %__args.addr4, align 8, !dbg !46
  call void @_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEEC2IJiRKS3_S6_EEEOS1_DpOT_(ptr noundef nonnull align 8 dereferenceable(32) %agg.result, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !47
  ret void, !dbg !48
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt4bindIRFiiiiEJiiRKSt12_PlaceholderILi2EEEENSt12_Bind_helperIXsr15__is_socketlikeIT_EE5valueES7_JDpT0_EE4typeEOS7_DpOS8_(ptr dead_on_unwind noalias writable sret(%"class.std::_Bind.5") align 8 %agg.result, ptr noundef nonnull %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 1 dereferenceable(1) %__args3) #1 comdat !dbg !49 {
entry:
  %result.ptr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  %ref.tmp = alloca ptr, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !50
  store ptr %0, ptr %ref.tmp, align 8, !dbg !51
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !52
  %2 = load ptr, ptr %__args.addr2, align 8, !dbg !52
  %3 = load ptr, ptr %__args.addr4, align 8, !dbg !52
  call void @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEC2IJiiRKS3_EEEOS1_DpOT_(ptr noundef nonnull align 8 dereferenceable(16) %agg.result, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !53
  ret void, !dbg !54
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEEclIJiiiEiEET0_DpOT_(ptr noundef nonnull align 8 dereferenceable(9) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #1 comdat align 2 !dbg !55 {
entry:
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::tuple.18", align 8
  %agg.tmp = alloca %"struct.std::_Index_tuple", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !56
  %1 = load ptr, ptr %__args.addr2, align 8, !dbg !56
  %2 = load ptr, ptr %__args.addr4, align 8, !dbg !56
  call void @_ZSt16forward_as_tupleIJiiiEESt5tupleIJDpOT_EES3_(ptr dead_on_unwind writable sret(%"class.std::tuple.18") align 8 %ref.tmp, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #6, !dbg !57
  %call = call noundef i32 @_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEE6__callIiJOiS9_S9_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 8 dereferenceable(9) %this5, ptr noundef nonnull align 8 dereferenceable(24) %ref.tmp), !dbg !58
  ret i32 %call, !dbg !59
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEEclIJiiEiEET0_DpOT_(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1) #1 comdat align 2 !dbg !60 {
entry:
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::tuple.27", align 8
  %agg.tmp = alloca %"struct.std::_Index_tuple", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  %this3 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !61
  %1 = load ptr, ptr %__args.addr2, align 8, !dbg !61
  call void @_ZSt16forward_as_tupleIJiiEESt5tupleIJDpOT_EES3_(ptr dead_on_unwind writable sret(%"class.std::tuple.27") align 8 %ref.tmp, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #6, !dbg !62
  %call = call noundef i32 @_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEE6__callIiJOiSA_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 8 dereferenceable(32) %this3, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp), !dbg !63
  ret i32 %call, !dbg !64
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEEC2IJRKS3_RKS4_RKS5_EEEOS1_DpOT_(ptr noundef nonnull align 8 dereferenceable(9) %this, ptr noundef nonnull align 8 dereferenceable(8) %__f, ptr noundef nonnull align 1 dereferenceable(1) %__args, ptr noundef nonnull align 1 dereferenceable(1) %__args1, ptr noundef nonnull align 1 dereferenceable(1) %__args3) unnamed_addr #2 comdat align 2 !dbg !65 {
entry:
  %this.addr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %_M_f = getelementptr inbounds %"class.std::_Bind", ptr %this5, i32 0, i32 0, !dbg !66
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !67
  %1 = load ptr, ptr %0, align 8, !dbg !68
  store ptr %1, ptr %_M_f, align 8, !dbg !66
  %2 = getelementptr inbounds i8, ptr %this5, i64 8, !dbg !69
  %3 = load ptr, ptr %__args.addr, align 8, !dbg !70
  %4 = load ptr, ptr %__args.addr2, align 8, !dbg !70
  %5 = load ptr, ptr %__args.addr4, align 8, !dbg !70
  call void @_ZNSt5tupleIJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEEC2ILb1ETnNSt9enable_ifIXclsr4_TCCIXT_EEE29__is_implicitly_constructibleIRKS1_RKS2_RKS3_EEEbE4typeELb1EEES8_SA_SC_(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef nonnull align 1 dereferenceable(1) %5) #6, !dbg !69
  ret void, !dbg !71
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEEC2ILb1ETnNSt9enable_ifIXclsr4_TCCIXT_EEE29__is_implicitly_constructibleIRKS1_RKS2_RKS3_EEEbE4typeELb1EEES8_SA_SC_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__elements, ptr noundef nonnull align 1 dereferenceable(1) %__elements1, ptr noundef nonnull align 1 dereferenceable(1) %__elements3) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !72 {
entry:
  %this.addr = alloca ptr, align 8
  %__elements.addr = alloca ptr, align 8
  %__elements.addr2 = alloca ptr, align 8
  %__elements.addr4 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__elements, ptr %__elements.addr, align 8
  store ptr %__elements1, ptr %__elements.addr2, align 8
  store ptr %__elements3, ptr %__elements.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__elements.addr, align 8, !dbg !74
  %1 = load ptr, ptr %__elements.addr2, align 8, !dbg !74
  %2 = load ptr, ptr %__elements.addr4, align 8, !dbg !74
  invoke void @_ZNSt11_Tuple_implILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEEC2ERKS1_RKS2_RKS3_(ptr noundef nonnull align 1 dereferenceable(1) %this5, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef nonnull align 1 dereferenceable(1) %2)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !75

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !76

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !75
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !75
  call void @__clang_call_terminate(ptr %4) #7, !dbg !75
  unreachable, !dbg !75
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEEC2ERKS1_RKS2_RKS3_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__head, ptr noundef nonnull align 1 dereferenceable(1) %__tail, ptr noundef nonnull align 1 dereferenceable(1) %__tail1) unnamed_addr #1 comdat align 2 !dbg !77 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  %__tail.addr2 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  store ptr %__tail1, ptr %__tail.addr2, align 8
  %this3 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !78
  %1 = load ptr, ptr %__tail.addr2, align 8, !dbg !78
  call void @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EES0_ILi2EEEEC2ERKS1_RKS2_(ptr noundef nonnull align 1 dereferenceable(1) %this3, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !79
  %2 = load ptr, ptr %__head.addr, align 8, !dbg !80
  call void @_ZNSt10_Head_baseILm0ESt12_PlaceholderILi3EELb1EEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this3, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !81
  ret void, !dbg !82
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #4 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #6
  call void @_ZSt9terminatev() #7
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EES0_ILi2EEEEC2ERKS1_RKS2_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__head, ptr noundef nonnull align 1 dereferenceable(1) %__tail) unnamed_addr #1 comdat align 2 !dbg !83 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !84
  call void @_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this1, ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !85
  %1 = load ptr, ptr %__head.addr, align 8, !dbg !86
  call void @_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this1, ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !87
  ret void, !dbg !88
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0ESt12_PlaceholderILi3EELb1EEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__h) unnamed_addr #2 comdat align 2 !dbg !89 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !90
  ret void, !dbg !91
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__head) unnamed_addr #1 comdat align 2 !dbg !92 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__head.addr, align 8, !dbg !93
  call void @_ZNSt10_Head_baseILm2ESt12_PlaceholderILi2EELb1EEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this1, ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !94
  ret void, !dbg !95
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__h) unnamed_addr #2 comdat align 2 !dbg !96 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !97
  ret void, !dbg !98
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm2ESt12_PlaceholderILi2EELb1EEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__h) unnamed_addr #2 comdat align 2 !dbg !99 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !100
  ret void, !dbg !101
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEC2IJiiRKS3_EEEOS1_DpOT_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(8) %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 1 dereferenceable(1) %__args3) unnamed_addr #2 comdat align 2 !dbg !102 {
entry:
  %this.addr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %_M_f = getelementptr inbounds %"class.std::_Bind.5", ptr %this5, i32 0, i32 0, !dbg !103
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !104
  %1 = load ptr, ptr %0, align 8, !dbg !105
  store ptr %1, ptr %_M_f, align 8, !dbg !103
  %_M_bound_args = getelementptr inbounds %"class.std::_Bind.5", ptr %this5, i32 0, i32 1, !dbg !106
  %2 = load ptr, ptr %__args.addr, align 8, !dbg !107
  %3 = load ptr, ptr %__args.addr2, align 8, !dbg !107
  %4 = load ptr, ptr %__args.addr4, align 8, !dbg !107
  call void @_ZNSt5tupleIJiiSt12_PlaceholderILi2EEEEC2IJiiRKS1_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS7_(ptr noundef nonnull align 4 dereferenceable(8) %_M_bound_args, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) #6, !dbg !106
  ret void, !dbg !108
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJiiSt12_PlaceholderILi2EEEEC2IJiiRKS1_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS7_(ptr noundef nonnull align 4 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__elements, ptr noundef nonnull align 4 dereferenceable(4) %__elements1, ptr noundef nonnull align 1 dereferenceable(1) %__elements3) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !109 {
entry:
  %this.addr = alloca ptr, align 8
  %__elements.addr = alloca ptr, align 8
  %__elements.addr2 = alloca ptr, align 8
  %__elements.addr4 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__elements, ptr %__elements.addr, align 8
  store ptr %__elements1, ptr %__elements.addr2, align 8
  store ptr %__elements3, ptr %__elements.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__elements.addr, align 8, !dbg !110
  %1 = load ptr, ptr %__elements.addr2, align 8, !dbg !110
  %2 = load ptr, ptr %__elements.addr4, align 8, !dbg !110
  invoke void @_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEEC2IiJiRKS1_EvEEOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(8) %this5, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 1 dereferenceable(1) %2)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !111

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !112

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !111
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !111
  call void @__clang_call_terminate(ptr %4) #7, !dbg !111
  unreachable, !dbg !111
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEEC2IiJiRKS1_EvEEOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head, ptr noundef nonnull align 4 dereferenceable(4) %__tail, ptr noundef nonnull align 1 dereferenceable(1) %__tail1) unnamed_addr #1 comdat align 2 !dbg !113 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  %__tail.addr2 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  store ptr %__tail1, ptr %__tail.addr2, align 8
  %this3 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !114
  %1 = load ptr, ptr %__tail.addr2, align 8, !dbg !114
  call void @_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEEC2IiJRKS1_EvEEOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(4) %this3, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !115
  %2 = getelementptr inbounds i8, ptr %this3, i64 4, !dbg !116
  %3 = load ptr, ptr %__head.addr, align 8, !dbg !117
  call void @_ZNSt10_Head_baseILm0EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !118
  ret void, !dbg !119
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEEC2IiJRKS1_EvEEOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head, ptr noundef nonnull align 1 dereferenceable(1) %__tail) unnamed_addr #1 comdat align 2 !dbg !120 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !121
  call void @_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this1, ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !122
  %1 = load ptr, ptr %__head.addr, align 8, !dbg !123
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %this1, ptr noundef nonnull align 4 dereferenceable(4) %1), !dbg !124
  ret void, !dbg !125
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 4 dereferenceable(4) %__h) unnamed_addr #2 comdat align 2 !dbg !126 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.12", ptr %this1, i32 0, i32 0, !dbg !127
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !128
  %1 = load i32, ptr %0, align 4, !dbg !129
  store i32 %1, ptr %_M_head_impl, align 4, !dbg !127
  ret void, !dbg !130
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 4 dereferenceable(4) %__h) unnamed_addr #2 comdat align 2 !dbg !131 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.11", ptr %this1, i32 0, i32 0, !dbg !132
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !133
  %1 = load i32, ptr %0, align 4, !dbg !134
  store i32 %1, ptr %_M_head_impl, align 4, !dbg !132
  ret void, !dbg !135
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEEC2IJiRKS3_S6_EEEOS1_DpOT_(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef nonnull align 8 dereferenceable(8) %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 1 dereferenceable(1) %__args1, ptr noundef nonnull align 8 dereferenceable(16) %__args3) unnamed_addr #2 comdat align 2 !dbg !136 {
entry:
  %this.addr = alloca ptr, align 8
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %_M_f = getelementptr inbounds %"class.std::_Bind.2", ptr %this5, i32 0, i32 0, !dbg !137
  %0 = load ptr, ptr %__f.addr, align 8, !dbg !138
  %1 = load ptr, ptr %0, align 8, !dbg !139
  store ptr %1, ptr %_M_f, align 8, !dbg !137
  %_M_bound_args = getelementptr inbounds %"class.std::_Bind.2", ptr %this5, i32 0, i32 1, !dbg !140
  %2 = load ptr, ptr %__args.addr, align 8, !dbg !141
  %3 = load ptr, ptr %__args.addr2, align 8, !dbg !141
  %4 = load ptr, ptr %__args.addr4, align 8, !dbg !141
  call void @_ZNSt5tupleIJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IJiRKS1_S7_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOSD_(ptr noundef nonnull align 8 dereferenceable(20) %_M_bound_args, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef nonnull align 8 dereferenceable(16) %4) #6, !dbg !140
  ret void, !dbg !142
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IJiRKS1_S7_ELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOSD_(ptr noundef nonnull align 8 dereferenceable(20) %this, ptr noundef nonnull align 4 dereferenceable(4) %__elements, ptr noundef nonnull align 1 dereferenceable(1) %__elements1, ptr noundef nonnull align 8 dereferenceable(16) %__elements3) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !143 {
entry:
  %this.addr = alloca ptr, align 8
  %__elements.addr = alloca ptr, align 8
  %__elements.addr2 = alloca ptr, align 8
  %__elements.addr4 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__elements, ptr %__elements.addr, align 8
  store ptr %__elements1, ptr %__elements.addr2, align 8
  store ptr %__elements3, ptr %__elements.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__elements.addr, align 8, !dbg !144
  %1 = load ptr, ptr %__elements.addr2, align 8, !dbg !144
  %2 = load ptr, ptr %__elements.addr4, align 8, !dbg !144
  invoke void @_ZNSt11_Tuple_implILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IiJRKS1_S7_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(20) %this5, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef nonnull align 8 dereferenceable(16) %2)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !145

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !146

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !145
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !145
  call void @__clang_call_terminate(ptr %4) #7, !dbg !145
  unreachable, !dbg !145
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IiJRKS1_S7_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(20) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head, ptr noundef nonnull align 1 dereferenceable(1) %__tail, ptr noundef nonnull align 8 dereferenceable(16) %__tail1) unnamed_addr #1 comdat align 2 !dbg !147 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  %__tail.addr2 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  store ptr %__tail1, ptr %__tail.addr2, align 8
  %this3 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !148
  %1 = load ptr, ptr %__tail.addr2, align 8, !dbg !148
  call void @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IRKS1_JS7_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %this3, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !149
  %2 = getelementptr inbounds i8, ptr %this3, i64 16, !dbg !150
  %3 = load ptr, ptr %__head.addr, align 8, !dbg !151
  call void @_ZNSt10_Head_baseILm0EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !152
  ret void, !dbg !153
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEEC2IRKS1_JS7_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 1 dereferenceable(1) %__head, ptr noundef nonnull align 8 dereferenceable(16) %__tail) unnamed_addr #1 comdat align 2 !dbg !154 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !155
  call void @_ZNSt11_Tuple_implILm2EJSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEEEC2IS6_EEOT_(ptr noundef nonnull align 8 dereferenceable(16) %this1, ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !156
  %1 = load ptr, ptr %__head.addr, align 8, !dbg !157
  call void @_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EEC2ERKS1_(ptr noundef nonnull align 1 dereferenceable(1) %this1, ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !158
  ret void, !dbg !159
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm2EJSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEEEC2IS6_EEOT_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(16) %__head) unnamed_addr #1 comdat align 2 !dbg !160 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__head.addr, align 8, !dbg !161
  call void @_ZNSt10_Head_baseILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb0EEC2IS6_EEOT_(ptr noundef nonnull align 8 dereferenceable(16) %this1, ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !162
  ret void, !dbg !163
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb0EEC2IS6_EEOT_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(16) %__h) unnamed_addr #2 comdat align 2 !dbg !164 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base", ptr %this1, i32 0, i32 0, !dbg !165
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !166
  call void @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(16) %_M_head_impl, ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !165
  ret void, !dbg !167
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !168 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %.addr, align 8, !dbg !169
  %_M_f = getelementptr inbounds %"class.std::_Bind.5", ptr %this1, i32 0, i32 0, !dbg !169
  %2 = load ptr, ptr %.addr, align 8, !dbg !169
  %_M_f2 = getelementptr inbounds %"class.std::_Bind.5", ptr %2, i32 0, i32 0, !dbg !169
  %3 = load ptr, ptr %_M_f2, align 8, !dbg !169
  store ptr %3, ptr %_M_f, align 8, !dbg !169
  %_M_bound_args = getelementptr inbounds %"class.std::_Bind.5", ptr %this1, i32 0, i32 1, !dbg !169
  %4 = load ptr, ptr %.addr, align 8, !dbg !169
  %_M_bound_args3 = getelementptr inbounds %"class.std::_Bind.5", ptr %4, i32 0, i32 1, !dbg !169
  call void @_ZNSt5tupleIJiiSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 4 dereferenceable(8) %_M_bound_args, ptr noundef nonnull align 4 dereferenceable(8) %_M_bound_args3) #6, !dbg !169
  ret void, !dbg !170
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJiiSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 4 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !171 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %.addr, align 8, !dbg !172
  call void @_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 4 dereferenceable(8) %this1, ptr noundef nonnull align 4 dereferenceable(8) %1) #6, !dbg !172
  ret void, !dbg !173
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 4 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !174 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %.addr, align 8, !dbg !175
  call void @_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %this1, ptr noundef nonnull align 4 dereferenceable(4) %1) #6, !dbg !175
  %2 = getelementptr inbounds i8, ptr %this1, i64 4, !dbg !176
  %3 = load ptr, ptr %.addr, align 8, !dbg !175
  %add.ptr = getelementptr inbounds i8, ptr %3, i64 4, !dbg !175
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %add.ptr, i64 4, i1 false), !dbg !175
  ret void, !dbg !176
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 !dbg !177 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %.addr, align 8, !dbg !178
  call void @_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 1 dereferenceable(1) %this1, ptr noundef nonnull align 1 dereferenceable(1) %1) #6, !dbg !178
  %2 = load ptr, ptr %.addr, align 8, !dbg !178
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %this1, ptr align 4 %2, i64 4, i1 false), !dbg !178
  ret void, !dbg !179
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEEC2EOS2_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %__in) unnamed_addr #2 comdat align 2 !dbg !180 {
entry:
  %this.addr = alloca ptr, align 8
  %__in.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__in, ptr %__in.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__in.addr, align 8, !dbg !181
  ret void, !dbg !182
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt5_BindIFPFiiiiESt12_PlaceholderILi3EES2_ILi1EES2_ILi2EEEE6__callIiJOiS9_S9_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 8 dereferenceable(9) %this, ptr noundef nonnull align 8 dereferenceable(24) %__args) #1 comdat align 2 !dbg !183 {
entry:
  %0 = alloca %"struct.std::_Index_tuple", align 1
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::_Mu", align 1
  %ref.tmp3 = alloca %"class.std::_Mu.25", align 1
  %ref.tmp6 = alloca %"class.std::_Mu.26", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_f = getelementptr inbounds %"class.std::_Bind", ptr %this1, i32 0, i32 0, !dbg !184
  %1 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !185
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 1 dereferenceable(1) %1) #6, !dbg !186
  %2 = load ptr, ptr %__args.addr, align 8, !dbg !187
  %call2 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi3EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm2Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm2ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 1 dereferenceable(1) %call, ptr noundef nonnull align 8 dereferenceable(24) %2), !dbg !188
  %3 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !185
  %call4 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 1 dereferenceable(1) %3) #6, !dbg !186
  %4 = load ptr, ptr %__args.addr, align 8, !dbg !187
  %call5 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi1EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm0Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm0ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp3, ptr noundef nonnull align 1 dereferenceable(1) %call4, ptr noundef nonnull align 8 dereferenceable(24) %4), !dbg !188
  %5 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !185
  %call7 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm2EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 1 dereferenceable(1) %5) #6, !dbg !186
  %6 = load ptr, ptr %__args.addr, align 8, !dbg !187
  %call8 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi2EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm1Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm1ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp6, ptr noundef nonnull align 1 dereferenceable(1) %call7, ptr noundef nonnull align 8 dereferenceable(24) %6), !dbg !188
  %call9 = call noundef i32 @_ZSt8__invokeIRPFiiiiEJiiiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS4_DpOS5_(ptr noundef nonnull align 8 dereferenceable(8) %_M_f, ptr noundef nonnull align 4 dereferenceable(4) %call2, ptr noundef nonnull align 4 dereferenceable(4) %call5, ptr noundef nonnull align 4 dereferenceable(4) %call8), !dbg !189
  ret i32 %call9, !dbg !190
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt16forward_as_tupleIJiiiEESt5tupleIJDpOT_EES3_(ptr dead_on_unwind noalias writable sret(%"class.std::tuple.18") align 8 %agg.result, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #2 comdat !dbg !191 {
entry:
  %result.ptr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !192
  %1 = load ptr, ptr %__args.addr2, align 8, !dbg !192
  %2 = load ptr, ptr %__args.addr4, align 8, !dbg !192
  call void @_ZNSt5tupleIJOiS0_S0_EEC2IJiiiELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS4_(ptr noundef nonnull align 8 dereferenceable(24) %agg.result, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #6, !dbg !193
  ret void, !dbg !194
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZSt8__invokeIRPFiiiiEJiiiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS4_DpOS5_(ptr noundef nonnull align 8 dereferenceable(8) %__fn, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #1 comdat !dbg !195 {
entry:
  %__fn.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::__invoke_other", align 1
  store ptr %__fn, ptr %__fn.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %0 = load ptr, ptr %__fn.addr, align 8, !dbg !197
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !198
  %2 = load ptr, ptr %__args.addr2, align 8, !dbg !198
  %3 = load ptr, ptr %__args.addr4, align 8, !dbg !198
  %call = call noundef i32 @_ZSt13__invoke_implIiRPFiiiiEJiiiEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !199
  ret i32 %call, !dbg !200
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi3EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm2Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm2ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(24) %__tuple) #2 comdat align 2 !dbg !201 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %__tuple.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %__tuple, ptr %__tuple.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %__tuple.addr, align 8, !dbg !202
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm2EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(24) %1) #6, !dbg !203
  ret ptr %call, !dbg !204
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat !dbg !205 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !206
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm0ESt12_PlaceholderILi3EEJS0_ILi1EES0_ILi2EEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !207
  ret ptr %call, !dbg !208
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi1EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm0Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm0ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(24) %__tuple) #2 comdat align 2 !dbg !209 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %__tuple.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %__tuple, ptr %__tuple.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %__tuple.addr, align 8, !dbg !210
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(24) %1) #6, !dbg !211
  ret ptr %call, !dbg !212
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat !dbg !213 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !214
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt12_PlaceholderILi1EEJS0_ILi2EEEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !215
  ret ptr %call, !dbg !216
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi2EELb0ELb1EEclISt5tupleIJOiS5_S5_EEEEONSt9enable_ifIXltLm1Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm1ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(24) %__tuple) #2 comdat align 2 !dbg !217 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %__tuple.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %__tuple, ptr %__tuple.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %__tuple.addr, align 8, !dbg !218
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm1EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(24) %1) #6, !dbg !219
  ret ptr %call, !dbg !220
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm2EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat !dbg !221 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !222
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm2ESt12_PlaceholderILi2EEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !223
  ret ptr %call, !dbg !224
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZSt13__invoke_implIiRPFiiiiEJiiiEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #1 comdat !dbg !225 {
entry:
  %0 = alloca %"struct.std::__invoke_other", align 1
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %1 = load ptr, ptr %__f.addr, align 8, !dbg !226
  %2 = load ptr, ptr %1, align 8, !dbg !227
  %3 = load ptr, ptr %__args.addr, align 8, !dbg !228
  %4 = load i32, ptr %3, align 4, !dbg !229
  %5 = load ptr, ptr %__args.addr2, align 8, !dbg !228
  %6 = load i32, ptr %5, align 4, !dbg !229
  %7 = load ptr, ptr %__args.addr4, align 8, !dbg !228
  %8 = load i32, ptr %7, align 4, !dbg !229
  %call = call noundef i32 %2(i32 noundef %4, i32 noundef %6, i32 noundef %8), !dbg !227
  ret i32 %call, !dbg !230
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm2EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(24) %__t) #2 comdat !dbg !231 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !232
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm2EOiJEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #6, !dbg !233
  ret ptr %call, !dbg !234
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm2EOiJEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat !dbg !235 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !236
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm2EJOiEE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) #6, !dbg !237
  ret ptr %call, !dbg !238
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm2EJOiEE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat align 2 !dbg !239 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !240
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm2EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) #6, !dbg !241
  ret ptr %call, !dbg !242
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm2EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %__b) #2 comdat align 2 !dbg !243 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !244
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.22", ptr %0, i32 0, i32 0, !dbg !245
  %1 = load ptr, ptr %_M_head_impl, align 8, !dbg !245
  ret ptr %1, !dbg !246
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm0ESt12_PlaceholderILi3EEJS0_ILi1EES0_ILi2EEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat !dbg !247 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !248
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !249
  ret ptr %call, !dbg !250
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm0EJSt12_PlaceholderILi3EES0_ILi1EES0_ILi2EEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat align 2 !dbg !251 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !252
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm0ESt12_PlaceholderILi3EELb1EE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !253
  ret ptr %call, !dbg !254
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm0ESt12_PlaceholderILi3EELb1EE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %__b) #2 comdat align 2 !dbg !255 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !256
  ret ptr %0, !dbg !257
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(24) %__t) #2 comdat !dbg !258 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !259
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EOiJS0_S0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(24) %0) #6, !dbg !260
  ret ptr %call, !dbg !261
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EOiJS0_S0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(24) %__t) #2 comdat !dbg !262 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !263
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJOiS0_S0_EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(24) %0) #6, !dbg !264
  ret ptr %call, !dbg !265
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJOiS0_S0_EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(24) %__t) #2 comdat align 2 !dbg !266 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !267
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 16, !dbg !267
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm0EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %add.ptr) #6, !dbg !268
  ret ptr %call, !dbg !269
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm0EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %__b) #2 comdat align 2 !dbg !270 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !271
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.24", ptr %0, i32 0, i32 0, !dbg !272
  %1 = load ptr, ptr %_M_head_impl, align 8, !dbg !272
  ret ptr %1, !dbg !273
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt12_PlaceholderILi1EEJS0_ILi2EEEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat !dbg !274 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !275
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EES0_ILi2EEEE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !276
  ret ptr %call, !dbg !277
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EES0_ILi2EEEE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat align 2 !dbg !278 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !279
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !280
  ret ptr %call, !dbg !281
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %__b) #2 comdat align 2 !dbg !282 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !283
  ret ptr %0, !dbg !284
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm1EJOiS0_S0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(24) %__t) #2 comdat !dbg !285 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !286
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EOiJS0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !287
  ret ptr %call, !dbg !288
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EOiJS0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat !dbg !289 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !290
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJOiS0_EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !291
  ret ptr %call, !dbg !292
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJOiS0_EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat align 2 !dbg !293 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !294
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 8, !dbg !294
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %add.ptr) #6, !dbg !295
  ret ptr %call, !dbg !296
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %__b) #2 comdat align 2 !dbg !297 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !298
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.23", ptr %0, i32 0, i32 0, !dbg !299
  %1 = load ptr, ptr %_M_head_impl, align 8, !dbg !299
  ret ptr %1, !dbg !300
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm2ESt12_PlaceholderILi2EEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat !dbg !301 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !302
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !303
  ret ptr %call, !dbg !304
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm2EJSt12_PlaceholderILi2EEEE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %__t) #2 comdat align 2 !dbg !305 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !306
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm2ESt12_PlaceholderILi2EELb1EE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !307
  ret ptr %call, !dbg !308
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm2ESt12_PlaceholderILi2EELb1EE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %__b) #2 comdat align 2 !dbg !309 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !310
  ret ptr %0, !dbg !311
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJOiS0_S0_EEC2IJiiiELb1ETnNSt9enable_ifIXclsr4_TCCIXT0_EEE29__is_implicitly_constructibleIDpT_EEEbE4typeELb1EEEDpOS4_(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 4 dereferenceable(4) %__elements, ptr noundef nonnull align 4 dereferenceable(4) %__elements1, ptr noundef nonnull align 4 dereferenceable(4) %__elements3) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !312 {
entry:
  %this.addr = alloca ptr, align 8
  %__elements.addr = alloca ptr, align 8
  %__elements.addr2 = alloca ptr, align 8
  %__elements.addr4 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__elements, ptr %__elements.addr, align 8
  store ptr %__elements1, ptr %__elements.addr2, align 8
  store ptr %__elements3, ptr %__elements.addr4, align 8
  %this5 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__elements.addr, align 8, !dbg !313
  %1 = load ptr, ptr %__elements.addr2, align 8, !dbg !313
  %2 = load ptr, ptr %__elements.addr4, align 8, !dbg !313
  invoke void @_ZNSt11_Tuple_implILm0EJOiS0_S0_EEC2IiJiiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(24) %this5, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !314

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !315

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !314
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !314
  call void @__clang_call_terminate(ptr %4) #7, !dbg !314
  unreachable, !dbg !314
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJOiS0_S0_EEC2IiJiiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head, ptr noundef nonnull align 4 dereferenceable(4) %__tail, ptr noundef nonnull align 4 dereferenceable(4) %__tail1) unnamed_addr #1 comdat align 2 !dbg !316 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  %__tail.addr2 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  store ptr %__tail1, ptr %__tail.addr2, align 8
  %this3 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !317
  %1 = load ptr, ptr %__tail.addr2, align 8, !dbg !317
  call void @_ZNSt11_Tuple_implILm1EJOiS0_EEC2IiJiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %this3, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1), !dbg !318
  %2 = getelementptr inbounds i8, ptr %this3, i64 16, !dbg !319
  %3 = load ptr, ptr %__head.addr, align 8, !dbg !320
  call void @_ZNSt10_Head_baseILm0EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !321
  ret void, !dbg !322
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJOiS0_EEC2IiJiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head, ptr noundef nonnull align 4 dereferenceable(4) %__tail) unnamed_addr #1 comdat align 2 !dbg !323 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !324
  call void @_ZNSt11_Tuple_implILm2EJOiEEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 4 dereferenceable(4) %0), !dbg !325
  %1 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !326
  %2 = load ptr, ptr %__head.addr, align 8, !dbg !327
  call void @_ZNSt10_Head_baseILm1EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !328
  ret void, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__h) unnamed_addr #2 comdat align 2 !dbg !330 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.24", ptr %this1, i32 0, i32 0, !dbg !331
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !332
  store ptr %0, ptr %_M_head_impl, align 8, !dbg !331
  ret void, !dbg !333
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm2EJOiEEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head) unnamed_addr #1 comdat align 2 !dbg !334 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__head.addr, align 8, !dbg !335
  call void @_ZNSt10_Head_baseILm2EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 4 dereferenceable(4) %0), !dbg !336
  ret void, !dbg !337
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__h) unnamed_addr #2 comdat align 2 !dbg !338 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.23", ptr %this1, i32 0, i32 0, !dbg !339
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !340
  store ptr %0, ptr %_M_head_impl, align 8, !dbg !339
  ret void, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm2EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__h) unnamed_addr #2 comdat align 2 !dbg !342 {
entry:
  %this.addr = alloca ptr, align 8
  %__h.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__h, ptr %__h.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.22", ptr %this1, i32 0, i32 0, !dbg !343
  %0 = load ptr, ptr %__h.addr, align 8, !dbg !344
  store ptr %0, ptr %_M_head_impl, align 8, !dbg !343
  ret void, !dbg !345
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt5_BindIFPFiiiiEiSt12_PlaceholderILi1EES_IFS1_iiS2_ILi2EEEEEE6__callIiJOiSA_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef nonnull align 8 dereferenceable(16) %__args) #1 comdat align 2 !dbg !346 {
entry:
  %0 = alloca %"struct.std::_Index_tuple", align 1
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::_Mu.30", align 1
  %ref.tmp3 = alloca %"class.std::_Mu.25", align 1
  %ref.tmp7 = alloca i32, align 4
  %ref.tmp8 = alloca %"class.std::_Mu.31", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_f = getelementptr inbounds %"class.std::_Bind.2", ptr %this1, i32 0, i32 0, !dbg !347
  %_M_bound_args = getelementptr inbounds %"class.std::_Bind.2", ptr %this1, i32 0, i32 1, !dbg !348
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(20) %_M_bound_args) #6, !dbg !349
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !350
  %call2 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuIiLb0ELb0EEclIRiSt5tupleIJOiS4_EEEEOT_S7_RT0_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 4 dereferenceable(4) %call, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !351
  %_M_bound_args4 = getelementptr inbounds %"class.std::_Bind.2", ptr %this1, i32 0, i32 1, !dbg !348
  %call5 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(20) %_M_bound_args4) #6, !dbg !349
  %2 = load ptr, ptr %__args.addr, align 8, !dbg !350
  %call6 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi1EELb0ELb1EEclISt5tupleIJOiS5_EEEEONSt9enable_ifIXltLm0Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm0ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp3, ptr noundef nonnull align 1 dereferenceable(1) %call5, ptr noundef nonnull align 8 dereferenceable(16) %2), !dbg !351
  %_M_bound_args9 = getelementptr inbounds %"class.std::_Bind.2", ptr %this1, i32 0, i32 1, !dbg !348
  %call10 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZSt3getILm2EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(20) %_M_bound_args9) #6, !dbg !349
  %3 = load ptr, ptr %__args.addr, align 8, !dbg !350
  %call11 = call noundef i32 @_ZNVKSt3_MuISt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb1ELb0EEclIS6_JOiS9_EEEDTclfp_spcl7declvalIT0_EEEERT_RSt5tupleIJDpSA_EE(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp8, ptr noundef nonnull align 8 dereferenceable(16) %call10, ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !351
  store i32 %call11, ptr %ref.tmp7, align 4, !dbg !351
  %call12 = call noundef i32 @_ZSt8__invokeIRPFiiiiEJRiiiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_(ptr noundef nonnull align 8 dereferenceable(8) %_M_f, ptr noundef nonnull align 4 dereferenceable(4) %call2, ptr noundef nonnull align 4 dereferenceable(4) %call6, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp7), !dbg !352
  ret i32 %call12, !dbg !353
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt16forward_as_tupleIJiiEESt5tupleIJDpOT_EES3_(ptr dead_on_unwind noalias writable sret(%"class.std::tuple.27") align 8 %agg.result, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1) #2 comdat !dbg !354 {
entry:
  %result.ptr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !355
  %1 = load ptr, ptr %__args.addr2, align 8, !dbg !355
  call void @_ZNSt5tupleIJOiS0_EEC2IiiTnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleIS4_T0_EEEbE4typeELb1EEEOS4_OS5_(ptr noundef nonnull align 8 dereferenceable(16) %agg.result, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #6, !dbg !356
  ret void, !dbg !357
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZSt8__invokeIRPFiiiiEJRiiiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_(ptr noundef nonnull align 8 dereferenceable(8) %__fn, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #1 comdat !dbg !358 {
entry:
  %__fn.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::__invoke_other", align 1
  store ptr %__fn, ptr %__fn.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %0 = load ptr, ptr %__fn.addr, align 8, !dbg !359
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !360
  %2 = load ptr, ptr %__args.addr2, align 8, !dbg !360
  %3 = load ptr, ptr %__args.addr4, align 8, !dbg !360
  %call = call noundef i32 @_ZSt13__invoke_implIiRPFiiiiEJRiiiEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !361
  ret i32 %call, !dbg !362
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuIiLb0ELb0EEclIRiSt5tupleIJOiS4_EEEEOT_S7_RT0_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 4 dereferenceable(4) %__arg, ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 !dbg !363 {
entry:
  %this.addr = alloca ptr, align 8
  %__arg.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__arg, ptr %__arg.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %__arg.addr, align 8, !dbg !364
  ret ptr %1, !dbg !365
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(20) %__t) #2 comdat !dbg !366 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !367
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EiJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERT0_RSt11_Tuple_implIXT_EJS8_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(20) %0) #6, !dbg !368
  ret ptr %call, !dbg !369
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi1EELb0ELb1EEclISt5tupleIJOiS5_EEEEONSt9enable_ifIXltLm0Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm0ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %__tuple) #2 comdat align 2 !dbg !370 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %__tuple.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %__tuple, ptr %__tuple.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %__tuple.addr, align 8, !dbg !371
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(16) %1) #6, !dbg !372
  ret ptr %call, !dbg !373
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(20) %__t) #2 comdat !dbg !374 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !375
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt12_PlaceholderILi1EEJSt5_BindIFPFiiiiEiiS0_ILi2EEEEEERT0_RSt11_Tuple_implIXT_EJS8_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !376
  ret ptr %call, !dbg !377
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNVKSt3_MuISt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb1ELb0EEclIS6_JOiS9_EEEDTclfp_spcl7declvalIT0_EEEERT_RSt5tupleIJDpSA_EE(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(16) %__arg, ptr noundef nonnull align 8 dereferenceable(16) %__tuple) #1 comdat align 2 !dbg !378 {
entry:
  %this.addr = alloca ptr, align 8
  %__arg.addr = alloca ptr, align 8
  %__tuple.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.std::_Index_tuple.32", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__arg, ptr %__arg.addr, align 8
  store ptr %__tuple, ptr %__tuple.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__arg.addr, align 8, !dbg !379
  %1 = load ptr, ptr %__tuple.addr, align 8, !dbg !380
  %call = call noundef i32 @_ZNVKSt3_MuISt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb1ELb0EE6__callIS6_JOiS9_EJLm0ELm1EEEEDTclfp_spcl7declvalIT0_EEEERT_RSt5tupleIJDpSA_EERKSt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 1 dereferenceable(1) %this1, ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp), !dbg !381
  ret i32 %call, !dbg !382
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZSt3getILm2EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(20) %__t) #2 comdat !dbg !383 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !384
  %call = call noundef nonnull align 8 dereferenceable(16) ptr @_ZSt12__get_helperILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEJEERT0_RSt11_Tuple_implIXT_EJS7_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !385
  ret ptr %call, !dbg !386
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZSt13__invoke_implIiRPFiiiiEJRiiiEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #1 comdat !dbg !387 {
entry:
  %0 = alloca %"struct.std::__invoke_other", align 1
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %1 = load ptr, ptr %__f.addr, align 8, !dbg !388
  %2 = load ptr, ptr %1, align 8, !dbg !389
  %3 = load ptr, ptr %__args.addr, align 8, !dbg !390
  %4 = load i32, ptr %3, align 4, !dbg !391
  %5 = load ptr, ptr %__args.addr2, align 8, !dbg !390
  %6 = load i32, ptr %5, align 4, !dbg !391
  %7 = load ptr, ptr %__args.addr4, align 8, !dbg !390
  %8 = load i32, ptr %7, align 4, !dbg !391
  %call = call noundef i32 %2(i32 noundef %4, i32 noundef %6, i32 noundef %8), !dbg !389
  ret i32 %call, !dbg !392
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EiJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEERT0_RSt11_Tuple_implIXT_EJS8_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(20) %__t) #2 comdat !dbg !393 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !394
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEE7_M_headERS8_(ptr noundef nonnull align 8 dereferenceable(20) %0) #6, !dbg !395
  ret ptr %call, !dbg !396
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJiSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEE7_M_headERS8_(ptr noundef nonnull align 8 dereferenceable(20) %__t) #2 comdat align 2 !dbg !397 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !398
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 16, !dbg !398
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm0EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %add.ptr) #6, !dbg !399
  ret ptr %call, !dbg !400
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm0EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %__b) #2 comdat align 2 !dbg !401 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !402
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.12", ptr %0, i32 0, i32 0, !dbg !403
  ret ptr %_M_head_impl, !dbg !404
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat !dbg !405 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !406
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EOiJS0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !407
  ret ptr %call, !dbg !408
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EOiJS0_EERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat !dbg !409 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !410
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJOiS0_EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !411
  ret ptr %call, !dbg !412
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJOiS0_EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat align 2 !dbg !413 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !414
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 8, !dbg !414
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm0EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %add.ptr) #6, !dbg !415
  ret ptr %call, !dbg !416
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt12_PlaceholderILi1EEJSt5_BindIFPFiiiiEiiS0_ILi2EEEEEERT0_RSt11_Tuple_implIXT_EJS8_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat !dbg !417 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !418
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEE7_M_headERS8_(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !419
  ret ptr %call, !dbg !420
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt12_PlaceholderILi1EESt5_BindIFPFiiiiEiiS0_ILi2EEEEEE7_M_headERS8_(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat align 2 !dbg !421 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !422
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt12_PlaceholderILi1EELb1EE7_M_headERS2_(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !423
  ret ptr %call, !dbg !424
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNVKSt3_MuISt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb1ELb0EE6__callIS6_JOiS9_EJLm0ELm1EEEEDTclfp_spcl7declvalIT0_EEEERT_RSt5tupleIJDpSA_EERKSt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(16) %__arg, ptr noundef nonnull align 8 dereferenceable(16) %__tuple, ptr noundef nonnull align 1 dereferenceable(1) %0) #1 comdat align 2 !dbg !425 {
entry:
  %this.addr = alloca ptr, align 8
  %__arg.addr = alloca ptr, align 8
  %__tuple.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__arg, ptr %__arg.addr, align 8
  store ptr %__tuple, ptr %__tuple.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %__arg.addr, align 8, !dbg !426
  %2 = load ptr, ptr %__tuple.addr, align 8, !dbg !427
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(16) %2) #6, !dbg !428
  %3 = load ptr, ptr %__tuple.addr, align 8, !dbg !427
  %call2 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm1EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(16) %3) #6, !dbg !428
  %call3 = call noundef i32 @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEclIJiiEiEET0_DpOT_(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(4) %call, ptr noundef nonnull align 4 dereferenceable(4) %call2), !dbg !426
  ret i32 %call3, !dbg !429
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEclIJiiEiEET0_DpOT_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1) #1 comdat align 2 !dbg !430 {
entry:
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::tuple.27", align 8
  %agg.tmp = alloca %"struct.std::_Index_tuple", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  %this3 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__args.addr, align 8, !dbg !431
  %1 = load ptr, ptr %__args.addr2, align 8, !dbg !431
  call void @_ZSt16forward_as_tupleIJiiEESt5tupleIJDpOT_EES3_(ptr dead_on_unwind writable sret(%"class.std::tuple.27") align 8 %ref.tmp, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #6, !dbg !432
  %call = call noundef i32 @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEE6__callIiJOiS7_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 8 dereferenceable(16) %this3, ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp), !dbg !433
  ret i32 %call, !dbg !434
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm1EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat !dbg !435 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !436
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EOiJEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #6, !dbg !437
  ret ptr %call, !dbg !438
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEE6__callIiJOiS7_EJLm0ELm1ELm2EEEET_OSt5tupleIJDpT0_EESt12_Index_tupleIJXspT1_EEE(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(16) %__args) #1 comdat align 2 !dbg !439 {
entry:
  %0 = alloca %"struct.std::_Index_tuple", align 1
  %this.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::_Mu.30", align 1
  %ref.tmp3 = alloca %"class.std::_Mu.30", align 1
  %ref.tmp7 = alloca %"class.std::_Mu.26", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %_M_f = getelementptr inbounds %"class.std::_Bind.5", ptr %this1, i32 0, i32 0, !dbg !440
  %_M_bound_args = getelementptr inbounds %"class.std::_Bind.5", ptr %this1, i32 0, i32 1, !dbg !441
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 4 dereferenceable(8) %_M_bound_args) #6, !dbg !442
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !443
  %call2 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuIiLb0ELb0EEclIRiSt5tupleIJOiS4_EEEEOT_S7_RT0_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 4 dereferenceable(4) %call, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !444
  %_M_bound_args4 = getelementptr inbounds %"class.std::_Bind.5", ptr %this1, i32 0, i32 1, !dbg !441
  %call5 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm1EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 4 dereferenceable(8) %_M_bound_args4) #6, !dbg !442
  %2 = load ptr, ptr %__args.addr, align 8, !dbg !443
  %call6 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuIiLb0ELb0EEclIRiSt5tupleIJOiS4_EEEEOT_S7_RT0_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp3, ptr noundef nonnull align 4 dereferenceable(4) %call5, ptr noundef nonnull align 8 dereferenceable(16) %2), !dbg !444
  %_M_bound_args8 = getelementptr inbounds %"class.std::_Bind.5", ptr %this1, i32 0, i32 1, !dbg !441
  %call9 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm2EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 4 dereferenceable(8) %_M_bound_args8) #6, !dbg !442
  %3 = load ptr, ptr %__args.addr, align 8, !dbg !443
  %call10 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi2EELb0ELb1EEclISt5tupleIJOiS5_EEEEONSt9enable_ifIXltLm1Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm1ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp7, ptr noundef nonnull align 1 dereferenceable(1) %call9, ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !444
  %call11 = call noundef i32 @_ZSt8__invokeIRPFiiiiEJRiS3_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_(ptr noundef nonnull align 8 dereferenceable(8) %_M_f, ptr noundef nonnull align 4 dereferenceable(4) %call2, ptr noundef nonnull align 4 dereferenceable(4) %call6, ptr noundef nonnull align 4 dereferenceable(4) %call10), !dbg !445
  ret i32 %call11, !dbg !446
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZSt8__invokeIRPFiiiiEJRiS3_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_(ptr noundef nonnull align 8 dereferenceable(8) %__fn, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #1 comdat !dbg !447 {
entry:
  %__fn.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  %agg.tmp = alloca %"struct.std::__invoke_other", align 1
  store ptr %__fn, ptr %__fn.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %0 = load ptr, ptr %__fn.addr, align 8, !dbg !448
  %1 = load ptr, ptr %__args.addr, align 8, !dbg !449
  %2 = load ptr, ptr %__args.addr2, align 8, !dbg !449
  %3 = load ptr, ptr %__args.addr4, align 8, !dbg !449
  %call = call noundef i32 @_ZSt13__invoke_implIiRPFiiiiEJRiS3_iEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !450
  ret i32 %call, !dbg !451
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm0EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 4 dereferenceable(8) %__t) #2 comdat !dbg !452 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !453
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EiJiSt12_PlaceholderILi2EEEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(8) %0) #6, !dbg !454
  ret ptr %call, !dbg !455
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm1EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 4 dereferenceable(8) %__t) #2 comdat !dbg !456 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !457
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EiJSt12_PlaceholderILi2EEEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %0) #6, !dbg !458
  ret ptr %call, !dbg !459
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNVKSt3_MuISt12_PlaceholderILi2EELb0ELb1EEclISt5tupleIJOiS5_EEEEONSt9enable_ifIXltLm1Esr10tuple_sizeIT_EE5valueESt13tuple_elementILm1ES8_EE4type4typeERVKS1_RS8_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %__tuple) #2 comdat align 2 !dbg !460 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %__tuple.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %__tuple, ptr %__tuple.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %1 = load ptr, ptr %__tuple.addr, align 8, !dbg !461
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm1EJOiS0_EEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS5_(ptr noundef nonnull align 8 dereferenceable(16) %1) #6, !dbg !462
  ret ptr %call, !dbg !463
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm2EJiiSt12_PlaceholderILi2EEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 4 dereferenceable(8) %__t) #2 comdat !dbg !464 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !465
  %call = call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm2ESt12_PlaceholderILi2EEJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #6, !dbg !466
  ret ptr %call, !dbg !467
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZSt13__invoke_implIiRPFiiiiEJRiS3_iEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %__f, ptr noundef nonnull align 4 dereferenceable(4) %__args, ptr noundef nonnull align 4 dereferenceable(4) %__args1, ptr noundef nonnull align 4 dereferenceable(4) %__args3) #1 comdat !dbg !468 {
entry:
  %0 = alloca %"struct.std::__invoke_other", align 1
  %__f.addr = alloca ptr, align 8
  %__args.addr = alloca ptr, align 8
  %__args.addr2 = alloca ptr, align 8
  %__args.addr4 = alloca ptr, align 8
  store ptr %__f, ptr %__f.addr, align 8
  store ptr %__args, ptr %__args.addr, align 8
  store ptr %__args1, ptr %__args.addr2, align 8
  store ptr %__args3, ptr %__args.addr4, align 8
  %1 = load ptr, ptr %__f.addr, align 8, !dbg !469
  %2 = load ptr, ptr %1, align 8, !dbg !470
  %3 = load ptr, ptr %__args.addr, align 8, !dbg !471
  %4 = load i32, ptr %3, align 4, !dbg !472
  %5 = load ptr, ptr %__args.addr2, align 8, !dbg !471
  %6 = load i32, ptr %5, align 4, !dbg !472
  %7 = load ptr, ptr %__args.addr4, align 8, !dbg !471
  %8 = load i32, ptr %7, align 4, !dbg !472
  %call = call noundef i32 %2(i32 noundef %4, i32 noundef %6, i32 noundef %8), !dbg !470
  ret i32 %call, !dbg !473
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm0EiJiSt12_PlaceholderILi2EEEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(8) %__t) #2 comdat !dbg !474 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !475
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEE7_M_headERS2_(ptr noundef nonnull align 4 dereferenceable(8) %0) #6, !dbg !476
  ret ptr %call, !dbg !477
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm0EJiiSt12_PlaceholderILi2EEEE7_M_headERS2_(ptr noundef nonnull align 4 dereferenceable(8) %__t) #2 comdat align 2 !dbg !478 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !479
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 4, !dbg !479
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm0EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %add.ptr) #6, !dbg !480
  ret ptr %call, !dbg !481
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EiJSt12_PlaceholderILi2EEEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %__t) #2 comdat !dbg !482 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !483
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEE7_M_headERS2_(ptr noundef nonnull align 4 dereferenceable(4) %0) #6, !dbg !484
  ret ptr %call, !dbg !485
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJiSt12_PlaceholderILi2EEEE7_M_headERS2_(ptr noundef nonnull align 4 dereferenceable(4) %__t) #2 comdat align 2 !dbg !486 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !487
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) #6, !dbg !488
  ret ptr %call, !dbg !489
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %__b) #2 comdat align 2 !dbg !490 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !491
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.11", ptr %0, i32 0, i32 0, !dbg !492
  ret ptr %_M_head_impl, !dbg !493
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm1EOiJEERT0_RSt11_Tuple_implIXT_EJS1_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat !dbg !494 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !495
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJOiEE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) #6, !dbg !496
  ret ptr %call, !dbg !497
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm1EJOiEE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %__t) #2 comdat align 2 !dbg !498 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !499
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm1EOiLb0EE7_M_headERS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) #6, !dbg !500
  ret ptr %call, !dbg !501
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZSt12__get_helperILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEJEERT0_RSt11_Tuple_implIXT_EJS7_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat !dbg !502 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !503
  %call = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt11_Tuple_implILm2EJSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEEE7_M_headERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !504
  ret ptr %call, !dbg !505
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt11_Tuple_implILm2EJSt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEEEE7_M_headERS7_(ptr noundef nonnull align 8 dereferenceable(16) %__t) #2 comdat align 2 !dbg !506 {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8, !dbg !507
  %call = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt10_Head_baseILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb0EE7_M_headERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) #6, !dbg !508
  ret ptr %call, !dbg !509
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt10_Head_baseILm2ESt5_BindIFPFiiiiEiiSt12_PlaceholderILi2EEEELb0EE7_M_headERS7_(ptr noundef nonnull align 8 dereferenceable(16) %__b) #2 comdat align 2 !dbg !510 {
entry:
  %__b.addr = alloca ptr, align 8
  store ptr %__b, ptr %__b.addr, align 8
  %0 = load ptr, ptr %__b.addr, align 8, !dbg !511
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base", ptr %0, i32 0, i32 0, !dbg !512
  ret ptr %_M_head_impl, !dbg !513
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJOiS0_EEC2IiiTnNSt9enable_ifIXclsr4_TCCIXntcl14__is_alloc_argIT_EEEEE29__is_implicitly_constructibleIS4_T0_EEEbE4typeELb1EEEOS4_OS5_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 4 dereferenceable(4) %__a1, ptr noundef nonnull align 4 dereferenceable(4) %__a2) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !514 {
entry:
  %this.addr = alloca ptr, align 8
  %__a1.addr = alloca ptr, align 8
  %__a2.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__a1, ptr %__a1.addr, align 8
  store ptr %__a2, ptr %__a2.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__a1.addr, align 8, !dbg !515
  %1 = load ptr, ptr %__a2.addr, align 8, !dbg !516
  invoke void @_ZNSt11_Tuple_implILm0EJOiS0_EEC2IiJiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %this1, ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !517

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !518

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !517
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !517
  call void @__clang_call_terminate(ptr %3) #7, !dbg !517
  unreachable, !dbg !517
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJOiS0_EEC2IiJiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head, ptr noundef nonnull align 4 dereferenceable(4) %__tail) unnamed_addr #1 comdat align 2 !dbg !519 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  %__tail.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  store ptr %__tail, ptr %__tail.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__tail.addr, align 8, !dbg !520
  call void @_ZNSt11_Tuple_implILm1EJOiEEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 4 dereferenceable(4) %0), !dbg !521
  %1 = getelementptr inbounds i8, ptr %this1, i64 8, !dbg !522
  %2 = load ptr, ptr %__head.addr, align 8, !dbg !523
  call void @_ZNSt10_Head_baseILm0EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !524
  ret void, !dbg !525
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJOiEEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__head) unnamed_addr #2 comdat align 2 !dbg !526 {
entry:
  %this.addr = alloca ptr, align 8
  %__head.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__head, ptr %__head.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__head.addr, align 8, !dbg !527
  call void @_ZNSt10_Head_baseILm1EOiLb0EEC2IiEEOT_(ptr noundef nonnull align 8 dereferenceable(8) %this1, ptr noundef nonnull align 4 dereferenceable(4) %0), !dbg !528
  ret void, !dbg !529
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bind.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "44cbef5b2bc960e547cb85d031221d08")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 14, column: 17, scope: !9)
!13 = !DILocation(line: 15, column: 34, scope: !9)
!14 = !DILocation(line: 15, column: 59, scope: !9)
!15 = !DILocation(line: 15, column: 62, scope: !9)
!16 = !DILocation(line: 15, column: 41, scope: !9)
!17 = !DILocation(line: 15, column: 16, scope: !9)
!18 = !DILocation(line: 16, column: 33, scope: !9)
!19 = !DILocation(line: 16, column: 36, scope: !9)
!20 = !DILocation(line: 16, column: 39, scope: !9)
!21 = !DILocation(line: 16, column: 26, scope: !9)
!22 = !DILocation(line: 16, column: 49, scope: !9)
!23 = !DILocation(line: 16, column: 52, scope: !9)
!24 = !DILocation(line: 16, column: 43, scope: !9)
!25 = !DILocation(line: 16, column: 3, scope: !9)
!26 = !DILocation(line: 17, column: 1, scope: !9)
!27 = distinct !DISubprogram(name: "bind<int (&)(int, int, int), const std::_Placeholder<3> &, const std::_Placeholder<1> &, const std::_Placeholder<2> &>", scope: !28, file: !28, line: 854, type: !10, scopeLine: 855, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!28 = !DIFile(filename: "c++/functional", directory: "")
!29 = !DILocation(line: 857, column: 63, scope: !27)
!30 = !DILocation(line: 857, column: 43, scope: !27)
!31 = !DILocation(line: 858, column: 33, scope: !27)
!32 = !DILocation(line: 857, column: 14, scope: !27)
!33 = !DILocation(line: 857, column: 7, scope: !27)
!34 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 8, type: !10, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!35 = !DILocation(line: 9, column: 16, scope: !34)
!36 = !DILocation(line: 9, column: 14, scope: !34)
!37 = !DILocation(line: 9, column: 29, scope: !34)
!38 = !DILocation(line: 9, column: 27, scope: !34)
!39 = !DILocation(line: 9, column: 22, scope: !34)
!40 = !DILocation(line: 9, column: 38, scope: !34)
!41 = !DILocation(line: 9, column: 36, scope: !34)
!42 = !DILocation(line: 9, column: 3, scope: !34)
!43 = distinct !DISubprogram(name: "bind<int (&)(int, int, int), int, const std::_Placeholder<1> &, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !28, file: !28, line: 854, type: !10, scopeLine: 855, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 857, column: 63, scope: !43)
!45 = !DILocation(line: 857, column: 43, scope: !43)
!46 = !DILocation(line: 858, column: 33, scope: !43)
!47 = !DILocation(line: 857, column: 14, scope: !43)
!48 = !DILocation(line: 857, column: 7, scope: !43)
!49 = distinct !DISubprogram(name: "bind<int (&)(int, int, int), int, int, const std::_Placeholder<2> &>", scope: !28, file: !28, line: 854, type: !10, scopeLine: 855, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 857, column: 63, scope: !49)
!51 = !DILocation(line: 857, column: 43, scope: !49)
!52 = !DILocation(line: 858, column: 33, scope: !49)
!53 = !DILocation(line: 857, column: 14, scope: !49)
!54 = !DILocation(line: 857, column: 7, scope: !49)
!55 = distinct !DISubprogram(name: "operator()<int, int, int, int>", scope: !28, file: !28, line: 565, type: !10, scopeLine: 566, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!56 = !DILocation(line: 568, column: 50, scope: !55)
!57 = !DILocation(line: 568, column: 8, scope: !55)
!58 = !DILocation(line: 567, column: 17, scope: !55)
!59 = !DILocation(line: 567, column: 4, scope: !55)
!60 = distinct !DISubprogram(name: "operator()<int, int, int>", scope: !28, file: !28, line: 565, type: !10, scopeLine: 566, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!61 = !DILocation(line: 568, column: 50, scope: !60)
!62 = !DILocation(line: 568, column: 8, scope: !60)
!63 = !DILocation(line: 567, column: 17, scope: !60)
!64 = !DILocation(line: 567, column: 4, scope: !60)
!65 = distinct !DISubprogram(name: "_Bind<const std::_Placeholder<3> &, const std::_Placeholder<1> &, const std::_Placeholder<2> &>", scope: !28, file: !28, line: 553, type: !10, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DILocation(line: 554, column: 4, scope: !65)
!67 = !DILocation(line: 554, column: 19, scope: !65)
!68 = !DILocation(line: 554, column: 9, scope: !65)
!69 = !DILocation(line: 554, column: 26, scope: !65)
!70 = !DILocation(line: 554, column: 60, scope: !65)
!71 = !DILocation(line: 555, column: 4, scope: !65)
!72 = distinct !DISubprogram(name: "tuple<true, true>", scope: !73, file: !73, line: 727, type: !10, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!73 = !DIFile(filename: "c++/tuple", directory: "")
!74 = !DILocation(line: 729, column: 15, scope: !72)
!75 = !DILocation(line: 729, column: 4, scope: !72)
!76 = !DILocation(line: 729, column: 32, scope: !72)
!77 = distinct !DISubprogram(name: "_Tuple_impl", scope: !73, file: !73, line: 283, type: !10, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 284, column: 20, scope: !77)
!79 = !DILocation(line: 284, column: 9, scope: !77)
!80 = !DILocation(line: 284, column: 38, scope: !77)
!81 = !DILocation(line: 284, column: 32, scope: !77)
!82 = !DILocation(line: 285, column: 9, scope: !77)
!83 = distinct !DISubprogram(name: "_Tuple_impl", scope: !73, file: !73, line: 283, type: !10, scopeLine: 285, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 284, column: 20, scope: !83)
!85 = !DILocation(line: 284, column: 9, scope: !83)
!86 = !DILocation(line: 284, column: 38, scope: !83)
!87 = !DILocation(line: 284, column: 32, scope: !83)
!88 = !DILocation(line: 285, column: 9, scope: !83)
!89 = distinct !DISubprogram(name: "_Head_base", scope: !73, file: !73, line: 83, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!90 = !DILocation(line: 84, column: 22, scope: !89)
!91 = !DILocation(line: 84, column: 29, scope: !89)
!92 = distinct !DISubprogram(name: "_Tuple_impl", scope: !73, file: !73, line: 434, type: !10, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!93 = !DILocation(line: 435, column: 15, scope: !92)
!94 = !DILocation(line: 435, column: 9, scope: !92)
!95 = !DILocation(line: 436, column: 9, scope: !92)
!96 = distinct !DISubprogram(name: "_Head_base", scope: !73, file: !73, line: 83, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!97 = !DILocation(line: 84, column: 22, scope: !96)
!98 = !DILocation(line: 84, column: 29, scope: !96)
!99 = distinct !DISubprogram(name: "_Head_base", scope: !73, file: !73, line: 83, type: !10, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 84, column: 22, scope: !99)
!101 = !DILocation(line: 84, column: 29, scope: !99)
!102 = distinct !DISubprogram(name: "_Bind<int, int, const std::_Placeholder<2> &>", scope: !28, file: !28, line: 553, type: !10, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!103 = !DILocation(line: 554, column: 4, scope: !102)
!104 = !DILocation(line: 554, column: 19, scope: !102)
!105 = !DILocation(line: 554, column: 9, scope: !102)
!106 = !DILocation(line: 554, column: 26, scope: !102)
!107 = !DILocation(line: 554, column: 60, scope: !102)
!108 = !DILocation(line: 555, column: 4, scope: !102)
!109 = distinct !DISubprogram(name: "tuple<int, int, const std::_Placeholder<2> &, true, true>", scope: !73, file: !73, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!110 = !DILocation(line: 744, column: 40, scope: !109)
!111 = !DILocation(line: 744, column: 4, scope: !109)
!112 = !DILocation(line: 744, column: 58, scope: !109)
!113 = distinct !DISubprogram(name: "_Tuple_impl<int, int, const std::_Placeholder<2> &, void>", scope: !73, file: !73, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!114 = !DILocation(line: 291, column: 36, scope: !113)
!115 = !DILocation(line: 291, column: 4, scope: !113)
!116 = !DILocation(line: 293, column: 2, scope: !113)
!117 = !DILocation(line: 292, column: 31, scope: !113)
!118 = !DILocation(line: 292, column: 4, scope: !113)
!119 = !DILocation(line: 293, column: 4, scope: !113)
!120 = distinct !DISubprogram(name: "_Tuple_impl<int, const std::_Placeholder<2> &, void>", scope: !73, file: !73, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!121 = !DILocation(line: 291, column: 36, scope: !120)
!122 = !DILocation(line: 291, column: 4, scope: !120)
!123 = !DILocation(line: 292, column: 31, scope: !120)
!124 = !DILocation(line: 292, column: 4, scope: !120)
!125 = !DILocation(line: 293, column: 4, scope: !120)
!126 = distinct !DISubprogram(name: "_Head_base<int>", scope: !73, file: !73, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!127 = !DILocation(line: 200, column: 4, scope: !126)
!128 = !DILocation(line: 200, column: 38, scope: !126)
!129 = !DILocation(line: 200, column: 17, scope: !126)
!130 = !DILocation(line: 200, column: 46, scope: !126)
!131 = distinct !DISubprogram(name: "_Head_base<int>", scope: !73, file: !73, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 200, column: 4, scope: !131)
!133 = !DILocation(line: 200, column: 38, scope: !131)
!134 = !DILocation(line: 200, column: 17, scope: !131)
!135 = !DILocation(line: 200, column: 46, scope: !131)
!136 = distinct !DISubprogram(name: "_Bind<int, const std::_Placeholder<1> &, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !28, file: !28, line: 553, type: !10, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 554, column: 4, scope: !136)
!138 = !DILocation(line: 554, column: 19, scope: !136)
!139 = !DILocation(line: 554, column: 9, scope: !136)
!140 = !DILocation(line: 554, column: 26, scope: !136)
!141 = !DILocation(line: 554, column: 60, scope: !136)
!142 = !DILocation(line: 555, column: 4, scope: !136)
!143 = distinct !DISubprogram(name: "tuple<int, const std::_Placeholder<1> &, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)>, true, true>", scope: !73, file: !73, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 744, column: 40, scope: !143)
!145 = !DILocation(line: 744, column: 4, scope: !143)
!146 = !DILocation(line: 744, column: 58, scope: !143)
!147 = distinct !DISubprogram(name: "_Tuple_impl<int, const std::_Placeholder<1> &, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)>, void>", scope: !73, file: !73, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!148 = !DILocation(line: 291, column: 36, scope: !147)
!149 = !DILocation(line: 291, column: 4, scope: !147)
!150 = !DILocation(line: 293, column: 2, scope: !147)
!151 = !DILocation(line: 292, column: 31, scope: !147)
!152 = !DILocation(line: 292, column: 4, scope: !147)
!153 = !DILocation(line: 293, column: 4, scope: !147)
!154 = distinct !DISubprogram(name: "_Tuple_impl<const std::_Placeholder<1> &, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)>, void>", scope: !73, file: !73, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DILocation(line: 291, column: 36, scope: !154)
!156 = !DILocation(line: 291, column: 4, scope: !154)
!157 = !DILocation(line: 292, column: 31, scope: !154)
!158 = !DILocation(line: 292, column: 4, scope: !154)
!159 = !DILocation(line: 293, column: 4, scope: !154)
!160 = distinct !DISubprogram(name: "_Tuple_impl<std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!161 = !DILocation(line: 441, column: 31, scope: !160)
!162 = !DILocation(line: 441, column: 4, scope: !160)
!163 = !DILocation(line: 442, column: 4, scope: !160)
!164 = distinct !DISubprogram(name: "_Head_base<std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 200, column: 4, scope: !164)
!166 = !DILocation(line: 200, column: 38, scope: !164)
!167 = !DILocation(line: 200, column: 46, scope: !164)
!168 = distinct !DISubprogram(name: "_Bind", scope: !28, file: !28, line: 558, type: !10, scopeLine: 558, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 558, column: 7, scope: !168)
!170 = !DILocation(line: 558, column: 30, scope: !168)
!171 = distinct !DISubprogram(name: "tuple", scope: !73, file: !73, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!172 = !DILocation(line: 756, column: 17, scope: !171)
!173 = !DILocation(line: 756, column: 40, scope: !171)
!174 = distinct !DISubprogram(name: "_Tuple_impl", scope: !73, file: !73, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!175 = !DILocation(line: 301, column: 7, scope: !174)
!176 = !DILocation(line: 301, column: 42, scope: !174)
!177 = distinct !DISubprogram(name: "_Tuple_impl", scope: !73, file: !73, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!178 = !DILocation(line: 301, column: 7, scope: !177)
!179 = !DILocation(line: 301, column: 42, scope: !177)
!180 = distinct !DISubprogram(name: "_Tuple_impl", scope: !73, file: !73, line: 454, type: !10, scopeLine: 457, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!181 = !DILocation(line: 456, column: 36, scope: !180)
!182 = !DILocation(line: 457, column: 9, scope: !180)
!183 = distinct !DISubprogram(name: "__call<int, int &&, int &&, int &&, 0UL, 1UL, 2UL>", scope: !28, file: !28, line: 482, type: !10, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!184 = !DILocation(line: 484, column: 25, scope: !183)
!185 = !DILocation(line: 485, column: 46, scope: !183)
!186 = !DILocation(line: 485, column: 27, scope: !183)
!187 = !DILocation(line: 485, column: 62, scope: !183)
!188 = !DILocation(line: 485, column: 8, scope: !183)
!189 = !DILocation(line: 484, column: 11, scope: !183)
!190 = !DILocation(line: 484, column: 4, scope: !183)
!191 = distinct !DISubprogram(name: "forward_as_tuple<int, int, int>", scope: !73, file: !73, line: 1589, type: !10, scopeLine: 1590, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!192 = !DILocation(line: 1590, column: 60, scope: !191)
!193 = !DILocation(line: 1590, column: 14, scope: !191)
!194 = !DILocation(line: 1590, column: 7, scope: !191)
!195 = distinct !DISubprogram(name: "__invoke<int (*&)(int, int, int), int, int, int>", scope: !196, file: !196, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!196 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!197 = !DILocation(line: 96, column: 74, scope: !195)
!198 = !DILocation(line: 97, column: 26, scope: !195)
!199 = !DILocation(line: 96, column: 14, scope: !195)
!200 = !DILocation(line: 96, column: 7, scope: !195)
!201 = distinct !DISubprogram(name: "operator()<std::tuple<int &&, int &&, int &&> >", scope: !28, file: !28, line: 425, type: !10, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!202 = !DILocation(line: 428, column: 62, scope: !201)
!203 = !DILocation(line: 428, column: 6, scope: !201)
!204 = !DILocation(line: 427, column: 4, scope: !201)
!205 = distinct !DISubprogram(name: "get<0UL, std::_Placeholder<3>, std::_Placeholder<1>, std::_Placeholder<2> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!206 = !DILocation(line: 1381, column: 37, scope: !205)
!207 = !DILocation(line: 1381, column: 14, scope: !205)
!208 = !DILocation(line: 1381, column: 7, scope: !205)
!209 = distinct !DISubprogram(name: "operator()<std::tuple<int &&, int &&, int &&> >", scope: !28, file: !28, line: 425, type: !10, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 428, column: 62, scope: !209)
!211 = !DILocation(line: 428, column: 6, scope: !209)
!212 = !DILocation(line: 427, column: 4, scope: !209)
!213 = distinct !DISubprogram(name: "get<1UL, std::_Placeholder<3>, std::_Placeholder<1>, std::_Placeholder<2> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!214 = !DILocation(line: 1381, column: 37, scope: !213)
!215 = !DILocation(line: 1381, column: 14, scope: !213)
!216 = !DILocation(line: 1381, column: 7, scope: !213)
!217 = distinct !DISubprogram(name: "operator()<std::tuple<int &&, int &&, int &&> >", scope: !28, file: !28, line: 425, type: !10, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!218 = !DILocation(line: 428, column: 62, scope: !217)
!219 = !DILocation(line: 428, column: 6, scope: !217)
!220 = !DILocation(line: 427, column: 4, scope: !217)
!221 = distinct !DISubprogram(name: "get<2UL, std::_Placeholder<3>, std::_Placeholder<1>, std::_Placeholder<2> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!222 = !DILocation(line: 1381, column: 37, scope: !221)
!223 = !DILocation(line: 1381, column: 14, scope: !221)
!224 = !DILocation(line: 1381, column: 7, scope: !221)
!225 = distinct !DISubprogram(name: "__invoke_impl<int, int (*&)(int, int, int), int, int, int>", scope: !196, file: !196, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!226 = !DILocation(line: 61, column: 32, scope: !225)
!227 = !DILocation(line: 61, column: 14, scope: !225)
!228 = !DILocation(line: 61, column: 57, scope: !225)
!229 = !DILocation(line: 61, column: 37, scope: !225)
!230 = !DILocation(line: 61, column: 7, scope: !225)
!231 = distinct !DISubprogram(name: "get<2UL, int &&, int &&, int &&>", scope: !73, file: !73, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!232 = !DILocation(line: 1395, column: 66, scope: !231)
!233 = !DILocation(line: 1395, column: 43, scope: !231)
!234 = !DILocation(line: 1395, column: 7, scope: !231)
!235 = distinct !DISubprogram(name: "__get_helper<2UL, int &&>", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!236 = !DILocation(line: 1365, column: 57, scope: !235)
!237 = !DILocation(line: 1365, column: 14, scope: !235)
!238 = !DILocation(line: 1365, column: 7, scope: !235)
!239 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!240 = !DILocation(line: 424, column: 66, scope: !239)
!241 = !DILocation(line: 424, column: 51, scope: !239)
!242 = !DILocation(line: 424, column: 44, scope: !239)
!243 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!244 = !DILocation(line: 233, column: 50, scope: !243)
!245 = !DILocation(line: 233, column: 54, scope: !243)
!246 = !DILocation(line: 233, column: 43, scope: !243)
!247 = distinct !DISubprogram(name: "__get_helper<0UL, std::_Placeholder<3>, std::_Placeholder<1>, std::_Placeholder<2> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!248 = !DILocation(line: 1365, column: 57, scope: !247)
!249 = !DILocation(line: 1365, column: 14, scope: !247)
!250 = !DILocation(line: 1365, column: 7, scope: !247)
!251 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!252 = !DILocation(line: 268, column: 66, scope: !251)
!253 = !DILocation(line: 268, column: 51, scope: !251)
!254 = !DILocation(line: 268, column: 44, scope: !251)
!255 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!256 = !DILocation(line: 124, column: 50, scope: !255)
!257 = !DILocation(line: 124, column: 43, scope: !255)
!258 = distinct !DISubprogram(name: "get<0UL, int &&, int &&, int &&>", scope: !73, file: !73, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DILocation(line: 1395, column: 66, scope: !258)
!260 = !DILocation(line: 1395, column: 43, scope: !258)
!261 = !DILocation(line: 1395, column: 7, scope: !258)
!262 = distinct !DISubprogram(name: "__get_helper<0UL, int &&, int &&, int &&>", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!263 = !DILocation(line: 1365, column: 57, scope: !262)
!264 = !DILocation(line: 1365, column: 14, scope: !262)
!265 = !DILocation(line: 1365, column: 7, scope: !262)
!266 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!267 = !DILocation(line: 268, column: 66, scope: !266)
!268 = !DILocation(line: 268, column: 51, scope: !266)
!269 = !DILocation(line: 268, column: 44, scope: !266)
!270 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!271 = !DILocation(line: 233, column: 50, scope: !270)
!272 = !DILocation(line: 233, column: 54, scope: !270)
!273 = !DILocation(line: 233, column: 43, scope: !270)
!274 = distinct !DISubprogram(name: "__get_helper<1UL, std::_Placeholder<1>, std::_Placeholder<2> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!275 = !DILocation(line: 1365, column: 57, scope: !274)
!276 = !DILocation(line: 1365, column: 14, scope: !274)
!277 = !DILocation(line: 1365, column: 7, scope: !274)
!278 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!279 = !DILocation(line: 268, column: 66, scope: !278)
!280 = !DILocation(line: 268, column: 51, scope: !278)
!281 = !DILocation(line: 268, column: 44, scope: !278)
!282 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!283 = !DILocation(line: 124, column: 50, scope: !282)
!284 = !DILocation(line: 124, column: 43, scope: !282)
!285 = distinct !DISubprogram(name: "get<1UL, int &&, int &&, int &&>", scope: !73, file: !73, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!286 = !DILocation(line: 1395, column: 66, scope: !285)
!287 = !DILocation(line: 1395, column: 43, scope: !285)
!288 = !DILocation(line: 1395, column: 7, scope: !285)
!289 = distinct !DISubprogram(name: "__get_helper<1UL, int &&, int &&>", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!290 = !DILocation(line: 1365, column: 57, scope: !289)
!291 = !DILocation(line: 1365, column: 14, scope: !289)
!292 = !DILocation(line: 1365, column: 7, scope: !289)
!293 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!294 = !DILocation(line: 268, column: 66, scope: !293)
!295 = !DILocation(line: 268, column: 51, scope: !293)
!296 = !DILocation(line: 268, column: 44, scope: !293)
!297 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!298 = !DILocation(line: 233, column: 50, scope: !297)
!299 = !DILocation(line: 233, column: 54, scope: !297)
!300 = !DILocation(line: 233, column: 43, scope: !297)
!301 = distinct !DISubprogram(name: "__get_helper<2UL, std::_Placeholder<2> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!302 = !DILocation(line: 1365, column: 57, scope: !301)
!303 = !DILocation(line: 1365, column: 14, scope: !301)
!304 = !DILocation(line: 1365, column: 7, scope: !301)
!305 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!306 = !DILocation(line: 424, column: 66, scope: !305)
!307 = !DILocation(line: 424, column: 51, scope: !305)
!308 = !DILocation(line: 424, column: 44, scope: !305)
!309 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!310 = !DILocation(line: 124, column: 50, scope: !309)
!311 = !DILocation(line: 124, column: 43, scope: !309)
!312 = distinct !DISubprogram(name: "tuple<int, int, int, true, true>", scope: !73, file: !73, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!313 = !DILocation(line: 744, column: 40, scope: !312)
!314 = !DILocation(line: 744, column: 4, scope: !312)
!315 = !DILocation(line: 744, column: 58, scope: !312)
!316 = distinct !DISubprogram(name: "_Tuple_impl<int, int, int, void>", scope: !73, file: !73, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!317 = !DILocation(line: 291, column: 36, scope: !316)
!318 = !DILocation(line: 291, column: 4, scope: !316)
!319 = !DILocation(line: 293, column: 2, scope: !316)
!320 = !DILocation(line: 292, column: 31, scope: !316)
!321 = !DILocation(line: 292, column: 4, scope: !316)
!322 = !DILocation(line: 293, column: 4, scope: !316)
!323 = distinct !DISubprogram(name: "_Tuple_impl<int, int, void>", scope: !73, file: !73, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!324 = !DILocation(line: 291, column: 36, scope: !323)
!325 = !DILocation(line: 291, column: 4, scope: !323)
!326 = !DILocation(line: 293, column: 2, scope: !323)
!327 = !DILocation(line: 292, column: 31, scope: !323)
!328 = !DILocation(line: 292, column: 4, scope: !323)
!329 = !DILocation(line: 293, column: 4, scope: !323)
!330 = distinct !DISubprogram(name: "_Head_base<int>", scope: !73, file: !73, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!331 = !DILocation(line: 200, column: 4, scope: !330)
!332 = !DILocation(line: 200, column: 38, scope: !330)
!333 = !DILocation(line: 200, column: 46, scope: !330)
!334 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !73, file: !73, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!335 = !DILocation(line: 441, column: 31, scope: !334)
!336 = !DILocation(line: 441, column: 4, scope: !334)
!337 = !DILocation(line: 442, column: 4, scope: !334)
!338 = distinct !DISubprogram(name: "_Head_base<int>", scope: !73, file: !73, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!339 = !DILocation(line: 200, column: 4, scope: !338)
!340 = !DILocation(line: 200, column: 38, scope: !338)
!341 = !DILocation(line: 200, column: 46, scope: !338)
!342 = distinct !DISubprogram(name: "_Head_base<int>", scope: !73, file: !73, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!343 = !DILocation(line: 200, column: 4, scope: !342)
!344 = !DILocation(line: 200, column: 38, scope: !342)
!345 = !DILocation(line: 200, column: 46, scope: !342)
!346 = distinct !DISubprogram(name: "__call<int, int &&, int &&, 0UL, 1UL, 2UL>", scope: !28, file: !28, line: 482, type: !10, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!347 = !DILocation(line: 484, column: 25, scope: !346)
!348 = !DILocation(line: 485, column: 46, scope: !346)
!349 = !DILocation(line: 485, column: 27, scope: !346)
!350 = !DILocation(line: 485, column: 62, scope: !346)
!351 = !DILocation(line: 485, column: 8, scope: !346)
!352 = !DILocation(line: 484, column: 11, scope: !346)
!353 = !DILocation(line: 484, column: 4, scope: !346)
!354 = distinct !DISubprogram(name: "forward_as_tuple<int, int>", scope: !73, file: !73, line: 1589, type: !10, scopeLine: 1590, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!355 = !DILocation(line: 1590, column: 60, scope: !354)
!356 = !DILocation(line: 1590, column: 14, scope: !354)
!357 = !DILocation(line: 1590, column: 7, scope: !354)
!358 = distinct !DISubprogram(name: "__invoke<int (*&)(int, int, int), int &, int, int>", scope: !196, file: !196, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!359 = !DILocation(line: 96, column: 74, scope: !358)
!360 = !DILocation(line: 97, column: 26, scope: !358)
!361 = !DILocation(line: 96, column: 14, scope: !358)
!362 = !DILocation(line: 96, column: 7, scope: !358)
!363 = distinct !DISubprogram(name: "operator()<int &, std::tuple<int &&, int &&> >", scope: !28, file: !28, line: 444, type: !10, scopeLine: 445, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!364 = !DILocation(line: 445, column: 32, scope: !363)
!365 = !DILocation(line: 445, column: 4, scope: !363)
!366 = distinct !DISubprogram(name: "get<0UL, int, std::_Placeholder<1>, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!367 = !DILocation(line: 1381, column: 37, scope: !366)
!368 = !DILocation(line: 1381, column: 14, scope: !366)
!369 = !DILocation(line: 1381, column: 7, scope: !366)
!370 = distinct !DISubprogram(name: "operator()<std::tuple<int &&, int &&> >", scope: !28, file: !28, line: 425, type: !10, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!371 = !DILocation(line: 428, column: 62, scope: !370)
!372 = !DILocation(line: 428, column: 6, scope: !370)
!373 = !DILocation(line: 427, column: 4, scope: !370)
!374 = distinct !DISubprogram(name: "get<1UL, int, std::_Placeholder<1>, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!375 = !DILocation(line: 1381, column: 37, scope: !374)
!376 = !DILocation(line: 1381, column: 14, scope: !374)
!377 = !DILocation(line: 1381, column: 7, scope: !374)
!378 = distinct !DISubprogram(name: "operator()<std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)>, int &&, int &&>", scope: !28, file: !28, line: 389, type: !10, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!379 = !DILocation(line: 396, column: 24, scope: !378)
!380 = !DILocation(line: 396, column: 31, scope: !378)
!381 = !DILocation(line: 396, column: 17, scope: !378)
!382 = !DILocation(line: 396, column: 4, scope: !378)
!383 = distinct !DISubprogram(name: "get<2UL, int, std::_Placeholder<1>, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!384 = !DILocation(line: 1381, column: 37, scope: !383)
!385 = !DILocation(line: 1381, column: 14, scope: !383)
!386 = !DILocation(line: 1381, column: 7, scope: !383)
!387 = distinct !DISubprogram(name: "__invoke_impl<int, int (*&)(int, int, int), int &, int, int>", scope: !196, file: !196, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!388 = !DILocation(line: 61, column: 32, scope: !387)
!389 = !DILocation(line: 61, column: 14, scope: !387)
!390 = !DILocation(line: 61, column: 57, scope: !387)
!391 = !DILocation(line: 61, column: 37, scope: !387)
!392 = !DILocation(line: 61, column: 7, scope: !387)
!393 = distinct !DISubprogram(name: "__get_helper<0UL, int, std::_Placeholder<1>, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!394 = !DILocation(line: 1365, column: 57, scope: !393)
!395 = !DILocation(line: 1365, column: 14, scope: !393)
!396 = !DILocation(line: 1365, column: 7, scope: !393)
!397 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!398 = !DILocation(line: 268, column: 66, scope: !397)
!399 = !DILocation(line: 268, column: 51, scope: !397)
!400 = !DILocation(line: 268, column: 44, scope: !397)
!401 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!402 = !DILocation(line: 233, column: 50, scope: !401)
!403 = !DILocation(line: 233, column: 54, scope: !401)
!404 = !DILocation(line: 233, column: 43, scope: !401)
!405 = distinct !DISubprogram(name: "get<0UL, int &&, int &&>", scope: !73, file: !73, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!406 = !DILocation(line: 1395, column: 66, scope: !405)
!407 = !DILocation(line: 1395, column: 43, scope: !405)
!408 = !DILocation(line: 1395, column: 7, scope: !405)
!409 = distinct !DISubprogram(name: "__get_helper<0UL, int &&, int &&>", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!410 = !DILocation(line: 1365, column: 57, scope: !409)
!411 = !DILocation(line: 1365, column: 14, scope: !409)
!412 = !DILocation(line: 1365, column: 7, scope: !409)
!413 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!414 = !DILocation(line: 268, column: 66, scope: !413)
!415 = !DILocation(line: 268, column: 51, scope: !413)
!416 = !DILocation(line: 268, column: 44, scope: !413)
!417 = distinct !DISubprogram(name: "__get_helper<1UL, std::_Placeholder<1>, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!418 = !DILocation(line: 1365, column: 57, scope: !417)
!419 = !DILocation(line: 1365, column: 14, scope: !417)
!420 = !DILocation(line: 1365, column: 7, scope: !417)
!421 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!422 = !DILocation(line: 268, column: 66, scope: !421)
!423 = !DILocation(line: 268, column: 51, scope: !421)
!424 = !DILocation(line: 268, column: 44, scope: !421)
!425 = distinct !DISubprogram(name: "__call<std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)>, int &&, int &&, 0UL, 1UL>", scope: !28, file: !28, line: 405, type: !10, scopeLine: 408, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!426 = !DILocation(line: 409, column: 11, scope: !425)
!427 = !DILocation(line: 409, column: 46, scope: !425)
!428 = !DILocation(line: 409, column: 17, scope: !425)
!429 = !DILocation(line: 409, column: 4, scope: !425)
!430 = distinct !DISubprogram(name: "operator()<int, int, int>", scope: !28, file: !28, line: 565, type: !10, scopeLine: 566, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!431 = !DILocation(line: 568, column: 50, scope: !430)
!432 = !DILocation(line: 568, column: 8, scope: !430)
!433 = !DILocation(line: 567, column: 17, scope: !430)
!434 = !DILocation(line: 567, column: 4, scope: !430)
!435 = distinct !DISubprogram(name: "get<1UL, int &&, int &&>", scope: !73, file: !73, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!436 = !DILocation(line: 1395, column: 66, scope: !435)
!437 = !DILocation(line: 1395, column: 43, scope: !435)
!438 = !DILocation(line: 1395, column: 7, scope: !435)
!439 = distinct !DISubprogram(name: "__call<int, int &&, int &&, 0UL, 1UL, 2UL>", scope: !28, file: !28, line: 482, type: !10, scopeLine: 483, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!440 = !DILocation(line: 484, column: 25, scope: !439)
!441 = !DILocation(line: 485, column: 46, scope: !439)
!442 = !DILocation(line: 485, column: 27, scope: !439)
!443 = !DILocation(line: 485, column: 62, scope: !439)
!444 = !DILocation(line: 485, column: 8, scope: !439)
!445 = !DILocation(line: 484, column: 11, scope: !439)
!446 = !DILocation(line: 484, column: 4, scope: !439)
!447 = distinct !DISubprogram(name: "__invoke<int (*&)(int, int, int), int &, int &, int>", scope: !196, file: !196, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!448 = !DILocation(line: 96, column: 74, scope: !447)
!449 = !DILocation(line: 97, column: 26, scope: !447)
!450 = !DILocation(line: 96, column: 14, scope: !447)
!451 = !DILocation(line: 96, column: 7, scope: !447)
!452 = distinct !DISubprogram(name: "get<0UL, int, int, std::_Placeholder<2> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!453 = !DILocation(line: 1381, column: 37, scope: !452)
!454 = !DILocation(line: 1381, column: 14, scope: !452)
!455 = !DILocation(line: 1381, column: 7, scope: !452)
!456 = distinct !DISubprogram(name: "get<1UL, int, int, std::_Placeholder<2> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!457 = !DILocation(line: 1381, column: 37, scope: !456)
!458 = !DILocation(line: 1381, column: 14, scope: !456)
!459 = !DILocation(line: 1381, column: 7, scope: !456)
!460 = distinct !DISubprogram(name: "operator()<std::tuple<int &&, int &&> >", scope: !28, file: !28, line: 425, type: !10, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!461 = !DILocation(line: 428, column: 62, scope: !460)
!462 = !DILocation(line: 428, column: 6, scope: !460)
!463 = !DILocation(line: 427, column: 4, scope: !460)
!464 = distinct !DISubprogram(name: "get<2UL, int, int, std::_Placeholder<2> >", scope: !73, file: !73, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!465 = !DILocation(line: 1381, column: 37, scope: !464)
!466 = !DILocation(line: 1381, column: 14, scope: !464)
!467 = !DILocation(line: 1381, column: 7, scope: !464)
!468 = distinct !DISubprogram(name: "__invoke_impl<int, int (*&)(int, int, int), int &, int &, int>", scope: !196, file: !196, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!469 = !DILocation(line: 61, column: 32, scope: !468)
!470 = !DILocation(line: 61, column: 14, scope: !468)
!471 = !DILocation(line: 61, column: 57, scope: !468)
!472 = !DILocation(line: 61, column: 37, scope: !468)
!473 = !DILocation(line: 61, column: 7, scope: !468)
!474 = distinct !DISubprogram(name: "__get_helper<0UL, int, int, std::_Placeholder<2> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!475 = !DILocation(line: 1365, column: 57, scope: !474)
!476 = !DILocation(line: 1365, column: 14, scope: !474)
!477 = !DILocation(line: 1365, column: 7, scope: !474)
!478 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!479 = !DILocation(line: 268, column: 66, scope: !478)
!480 = !DILocation(line: 268, column: 51, scope: !478)
!481 = !DILocation(line: 268, column: 44, scope: !478)
!482 = distinct !DISubprogram(name: "__get_helper<1UL, int, std::_Placeholder<2> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!483 = !DILocation(line: 1365, column: 57, scope: !482)
!484 = !DILocation(line: 1365, column: 14, scope: !482)
!485 = !DILocation(line: 1365, column: 7, scope: !482)
!486 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!487 = !DILocation(line: 268, column: 66, scope: !486)
!488 = !DILocation(line: 268, column: 51, scope: !486)
!489 = !DILocation(line: 268, column: 44, scope: !486)
!490 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!491 = !DILocation(line: 233, column: 50, scope: !490)
!492 = !DILocation(line: 233, column: 54, scope: !490)
!493 = !DILocation(line: 233, column: 43, scope: !490)
!494 = distinct !DISubprogram(name: "__get_helper<1UL, int &&>", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!495 = !DILocation(line: 1365, column: 57, scope: !494)
!496 = !DILocation(line: 1365, column: 14, scope: !494)
!497 = !DILocation(line: 1365, column: 7, scope: !494)
!498 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!499 = !DILocation(line: 424, column: 66, scope: !498)
!500 = !DILocation(line: 424, column: 51, scope: !498)
!501 = !DILocation(line: 424, column: 44, scope: !498)
!502 = distinct !DISubprogram(name: "__get_helper<2UL, std::_Bind<int (*(int, int, std::_Placeholder<2>))(int, int, int)> >", scope: !73, file: !73, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!503 = !DILocation(line: 1365, column: 57, scope: !502)
!504 = !DILocation(line: 1365, column: 14, scope: !502)
!505 = !DILocation(line: 1365, column: 7, scope: !502)
!506 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!507 = !DILocation(line: 424, column: 66, scope: !506)
!508 = !DILocation(line: 424, column: 51, scope: !506)
!509 = !DILocation(line: 424, column: 44, scope: !506)
!510 = distinct !DISubprogram(name: "_M_head", scope: !73, file: !73, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!511 = !DILocation(line: 233, column: 50, scope: !510)
!512 = !DILocation(line: 233, column: 54, scope: !510)
!513 = !DILocation(line: 233, column: 43, scope: !510)
!514 = distinct !DISubprogram(name: "tuple<int, int, true>", scope: !73, file: !73, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!515 = !DILocation(line: 1079, column: 33, scope: !514)
!516 = !DILocation(line: 1079, column: 58, scope: !514)
!517 = !DILocation(line: 1079, column: 4, scope: !514)
!518 = !DILocation(line: 1079, column: 67, scope: !514)
!519 = distinct !DISubprogram(name: "_Tuple_impl<int, int, void>", scope: !73, file: !73, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!520 = !DILocation(line: 291, column: 36, scope: !519)
!521 = !DILocation(line: 291, column: 4, scope: !519)
!522 = !DILocation(line: 293, column: 2, scope: !519)
!523 = !DILocation(line: 292, column: 31, scope: !519)
!524 = !DILocation(line: 292, column: 4, scope: !519)
!525 = !DILocation(line: 293, column: 4, scope: !519)
!526 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !73, file: !73, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!527 = !DILocation(line: 441, column: 31, scope: !526)
!528 = !DILocation(line: 441, column: 4, scope: !526)
!529 = !DILocation(line: 442, column: 4, scope: !526)
