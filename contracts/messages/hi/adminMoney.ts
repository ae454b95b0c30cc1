import type { adminMoney as en } from '../en/adminMoney.ts'
import type { Texts } from '../types.ts'

export const adminMoney = {
  invoices: {
    title: 'इनवॉइस',
    search: 'संख्या या ख़रीदार',
    number: 'संख्या',
    kind: 'दस्तावेज़',
    kinds: { invoice: 'इनवॉइस', creditNote: 'क्रेडिट नोट' },
    credits: '%{number} के लिए',
    credited: 'वापस लिया गया',
    time: 'समय',
    customer: 'ग्राहक',
    date: 'तारीख',
    base: 'कर योग्य',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    total: 'कुल',
    state: 'आपूर्ति का स्थान',
    download: 'इनवॉइस %{number} डाउनलोड करें',
    correct: {
      action: 'GSTIN सुधारें',
      named: '%{number} का GSTIN सुधारें',
      title: '%{number} का GSTIN सुधारें',
      lead: 'एक क्रेडिट नोट इस पूरे इनवॉइस को वापस लेता है, और उसकी जगह सही GSTIN वाला नया इनवॉइस बनता है। दोनों पर आज की तारीख होती है। कोई पैसा नहीं चलता।',
      gstin: 'GSTIN',
      hint: 'जिस खरीदार के पास GSTIN नहीं है, उसके लिए खाली छोड़ें।',
      reason: 'कारण',
      reasonHint: 'यह क्रेडिट नोट पर, ग्राहक के मेल में और ऑडिट लॉग में रहता है।',
      cancel: 'रद्द करें',
      submit: 'क्रेडिट नोट और इनवॉइस जारी करें',
      done: '%{creditNote} और %{invoice} जारी हुए',
    },
    none: { title: 'अभी तक कोई इनवॉइस नहीं', detail: 'कार्ड से जमा हुए हर भुगतान का कर इनवॉइस यहाँ रहता है।' },
  },
} as const satisfies Texts<typeof en>
