import type { adminMoney as en } from '../en/adminMoney.ts'
import type { Texts } from '../types.ts'

export const adminMoney = {
  approvals: {
    sent: 'मंज़ूरी के लिए भेजा। स्टाफ़ के किसी और व्यक्ति को मंज़ूर करना होगा।',
    own: 'फ़ैसला कोई और करेगा',
    approve: 'मंज़ूर करें',
    reject: 'नामंज़ूर करें',
    approveOf: 'मंज़ूर करें: %{what}, %{amount}',
    rejectOf: 'नामंज़ूर करें: %{what}, %{amount}',
    approveTitle: 'यह बदलाव मंज़ूर करें?',
    rejectTitle: 'यह बदलाव नामंज़ूर करें?',
    asked: '%{name} ने माँगा: %{reason}',
    what: '%{what}, %{amount}',
    whatOf: '%{what}, %{customer}, %{amount}',
    approveReason: 'मंज़ूरी की लिस्ट और ऑडिट लॉग में दिखेगा।',
    approved: 'मंज़ूर हुआ, बदलाव हो गया',
    rejected: 'नामंज़ूर हुआ। कुछ नहीं बदला।',
    noLimit: 'कोई लिमिट नहीं',
    everyone: 'सभी ग्राहक',
  },
  invoices: {
    credits: '%{number} के लिए',
    credited: 'वापस हुआ',
    download: 'इनवॉइस %{number} डाउनलोड करें',
    correct: {
      action: 'GSTIN सुधारें',
      named: '%{number} का GSTIN सुधारें',
      title: '%{number} का GSTIN सुधारें',
      lead: 'क्रेडिट नोट से यह पूरा इनवॉइस वापस होगा और उसकी जगह सही GSTIN वाला नया इनवॉइस बनेगा। दोनों पर आज की तारीख होगी। कोई पैसा इधर-उधर नहीं होगा।',
      now: 'अभी इनवॉइस पर: %{gstin}, %{state}।',
      nowNone: 'अभी इनवॉइस पर: कोई GSTIN नहीं, %{state}।',
      gstin: 'GSTIN',
      hint: 'खरीदार के पास GSTIN न हो तो खाली छोड़ें।',
      reason: 'कारण',
      reasonHint: 'यह क्रेडिट नोट पर, ग्राहक के ईमेल में और ऑडिट लॉग में दिखेगा।',
      cancel: 'रद्द करें',
      submit: 'क्रेडिट नोट और इनवॉइस जारी करें',
      done: '%{creditNote} और %{invoice} जारी हुए',
    },
  },
} as const satisfies Texts<typeof en>
