import type { secondFactorStep as en } from '../en/secondFactorStep.ts'
import type { Texts } from '../types.ts'

export const secondFactorStep = {
  title: 'टू-स्टेप वेरिफ़िकेशन',
  lead: 'अपना ऑथेंटिकेटर ऐप खोलें और %{brand} के लिए दिख रहा कोड डालें।',
  code: 'छह अंकों का कोड',
  codeShort: 'कोड छह अंकों का होता है।',
  hint: 'यह हर 30 सेकंड में बदलता है।',
  recoveryLead: 'आपने जो रिकवरी कोड सँभालकर रखे हैं, उनमें से एक डालें। हर कोड एक ही बार चलता है।',
  recovery: 'रिकवरी कोड',
  recoveryPlaceholder: 'XXXXX-XXXXX',
  recoveryMissing: 'रिकवरी कोड डालें।',
  useRecovery: 'रिकवरी कोड डालें',
  useApp: 'ऑथेंटिकेटर ऐप से कोड डालें',
  submit: 'वेरिफ़ाई और लॉग इन करें',
  verifying: 'लॉग इन हो रहा है',
  again: 'फिर से शुरू करें',
  lost: 'न ऐप बचा है, न कोड? %{email} पर लिखें।',
  lostStaff: 'न ऐप बचा है, न कोड? कोई सुपर-एडमिन इसे आपके लिए रीसेट कर सकता है।',
} as const satisfies Texts<typeof en>
