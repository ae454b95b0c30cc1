import type { kyc as en } from '../en/kyc.ts'
import type { Texts } from '../types.ts'

export const kyc = {
  outOfOrder: 'पहले इससे पिछला स्टेप पूरा करें।',
  waiting: 'आपका KYC देखा जा रहा है। यह पूरा होने पर आप इसे बदल सकते हैं।',
  complete: 'आपका खाता पहले से वेरिफ़ाइड है।',
  sourceDown: '%{source} अभी जवाब नहीं दे रहा। कुछ मिनट बाद फिर कोशिश करें।',
  aadhaarSource: 'आधार सोर्स',
  newer: 'इस बीच ग्राहक ने यह KYC फिर जमा किया है।',
  notNow: 'यह KYC %{status} है, इसलिए यह नहीं हो सकता।',
  status: { open: 'अधूरा', Pending: 'पेंडिंग', Approved: 'मंज़ूर', Rejected: 'रिजेक्ट' },
  pan: {
    person: 'व्यक्ति के PAN का चौथा अक्षर P होता है। कंपनी या संस्था के लिए कंपनी KYC चुनें।',
    missing: 'किसी रिकॉर्ड में यह PAN नहीं है। इसे कार्ड से मिलाएँ।',
    inactive: 'यह PAN निष्क्रिय है।',
  },
  gstin: {
    missing: 'किसी रिकॉर्ड में यह GSTIN नहीं है। इसे सर्टिफ़िकेट से मिलाएँ।',
    inactive: 'यह रजिस्ट्रेशन एक्टिव नहीं है।',
  },
  aadhaar: {
    missing: 'किसी रिकॉर्ड में यह आधार नंबर नहीं है। इसे कार्ड से मिलाएँ।',
    linkedPhone: 'इस नंबर से जुड़े फ़ोन',
    codeWrong: 'यह कोड गलत है या एक्सपायर हो गया है। सबसे नया मैसेज देखें या दूसरा कोड मँगाएँ।',
  },
  directors: {
    one: '%{count} डायरेक्टरों में से हर एक का DIN चाहिए।',
    twice: 'यह DIN यहाँ दो बार है।',
  },
  mail: {
    codeSubject: 'आपका आधार वेरिफ़िकेशन कोड',
    codeText: '%{brand} पर आपका आधार नंबर वेरिफ़ाई करने का कोड %{code} है। यह दस मिनट तक चलेगा।',
    approvedSubject: 'आपका %{brand} खाता वेरिफ़ाई हो गया',
    approvedText:
      'आपका KYC मंज़ूर हो गया है। अब सभी वेरिफ़िकेशन आपके लिए खुले हैं: %{url}\n\nआपका खुला पेज कुछ सेकंड में अपने आप बदल जाएगा।',
    rejectedSubject: 'आपके %{brand} KYC में सुधार चाहिए',
    rejectedText: 'हम आपका KYC मंज़ूर नहीं कर सके।\n\nकारण: %{reason}\n\nआप इसे सुधारकर फिर जमा कर सकते हैं: %{url}',
  },
  features: { unknown: 'ऐसा कोई फ़ीचर नहीं है।' },
  gst: {
    saved: 'आपका GST विवरण सेव हो गया।',
    removed: 'GST विवरण हटा दिया गया।',
    twice: 'यह पहले से सेव है।',
    hasOne: 'पहले अपने GSTIN हटाएँ: GSTIN होना और न होना, दोनों साथ नहीं चुन सकते।',
    tooMany: 'एक खाते में ज़्यादा से ज़्यादा %{count} GSTIN हो सकते हैं। जो काम का नहीं, उसे हटाएँ।',
  },
} as const satisfies Texts<typeof en>
