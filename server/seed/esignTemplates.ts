import type { Locale } from '../../contracts/platform/text.ts'

export interface SeededDocument {
  key: 'employment' | 'rent' | 'nda' | 'vendor' | 'loan' | 'consent'
  locale: Locale
  title: string
  /** Who signs, in order: their role in the document. */
  signers: readonly string[]
  /** Blanks are anchors, such as `{{text:1}}`: the number is that of the signer. */
  paragraphs: readonly string[]
}

/** Documents that a company sends often. They are examples: a lawyer has to look at what a company really uses. */
export const seededDocuments: readonly SeededDocument[] = [
  {
    key: 'employment',
    locale: 'en',
    title: 'Employment letter',
    signers: ['Employee', 'Employer'],
    paragraphs: [
      'We are pleased to offer you employment with Zenith Components Private Limited, on the terms below.',
      '1. You report to the head of your department. Your place of work is Pune, and you may be asked to travel.',
      '2. Your salary is paid on the last working day of each month, after the deductions that the law requires.',
      '3. The first six months are a probation. Either side may end it with thirty days’ notice, later with sixty.',
      '4. What you learn about our customers and their data stays confidential, also after you have left.',
    ],
  },
  {
    key: 'employment',
    locale: 'hi',
    title: 'नियुक्ति पत्र',
    signers: ['कर्मचारी', 'नियोक्ता'],
    paragraphs: [
      'ज़ेनिथ कंपोनेंट्स प्राइवेट लिमिटेड में नीचे दी गई शर्तों पर आपको नौकरी देते हुए हमें खुशी है।',
      '1. आप अपने विभाग के प्रमुख को रिपोर्ट करेंगे। काम की जगह पुणे है, और आपको यात्रा करनी पड़ सकती है।',
      '2. वेतन हर महीने के आखिरी कामकाजी दिन कानूनी कटौती के बाद दिया जाएगा।',
      '3. पहले छह महीने प्रोबेशन के हैं। इस दौरान कोई भी पक्ष तीस दिन के नोटिस पर, और बाद में साठ दिन के नोटिस पर नौकरी खत्म कर सकता है।',
      '4. ग्राहकों और उनके डेटा की जानकारी गोपनीय रहेगी, नौकरी छोड़ने के बाद भी।',
    ],
  },
  {
    key: 'rent',
    locale: 'en',
    title: 'Rent agreement',
    signers: ['Tenant', 'Owner'],
    paragraphs: [
      'The owner lets the premises to the tenant for eleven months from the date of this agreement.',
      '1. The rent is due by the fifth of each month. Electricity and water are paid by the tenant as metered.',
      '2. The deposit is two months’ rent. It is returned within fifteen days of leaving, less what is owed.',
      '3. The tenant uses the premises as a residence only, and does not sublet them.',
      '4. Either side may end this agreement with one month’s notice in writing.',
    ],
  },
  {
    key: 'rent',
    locale: 'hi',
    title: 'किराया समझौता',
    signers: ['किराएदार', 'मकान मालिक'],
    paragraphs: [
      'मकान मालिक यह मकान इस समझौते की तारीख से ग्यारह महीने के लिए किराए पर देता है।',
      '1. किराया हर महीने की पाँच तारीख तक देना होगा। बिजली और पानी का बिल किराएदार मीटर के हिसाब से भरेगा।',
      '2. दो महीने का किराया जमा रहेगा। मकान छोड़ने के पंद्रह दिन में बकाया काटकर लौटाया जाएगा।',
      '3. मकान सिर्फ़ रहने के काम आएगा, और आगे किराए पर नहीं दिया जाएगा।',
      '4. कोई भी पक्ष एक महीने के लिखित नोटिस पर समझौता खत्म कर सकता है।',
    ],
  },
  {
    key: 'nda',
    locale: 'en',
    title: 'Non-disclosure agreement',
    signers: ['Receiving party', 'Disclosing party'],
    paragraphs: [
      'The parties want to talk about working together, and will show each other confidential information.',
      '1. Confidential is what is marked as such, or would be understood as such by a reasonable person.',
      '2. The receiving party uses it for these talks only, and shows it only to those who need it for them.',
      '3. What was public, or known before, is not confidential.',
      '4. These duties last three years from the date of this agreement.',
    ],
  },
  {
    key: 'nda',
    locale: 'hi',
    title: 'गोपनीयता समझौता',
    signers: ['जानकारी पाने वाला', 'जानकारी देने वाला'],
    paragraphs: [
      'दोनों पक्ष साथ काम करने पर बात करना चाहते हैं और एक-दूसरे को गोपनीय जानकारी देंगे।',
      '1. वह जानकारी गोपनीय है जिस पर ऐसा लिखा हो, या जिसे कोई समझदार व्यक्ति गोपनीय माने।',
      '2. पाने वाला इसका इस्तेमाल सिर्फ़ इस बातचीत के लिए करेगा और सिर्फ़ ज़रूरी लोगों को दिखाएगा।',
      '3. जो जानकारी पहले से सार्वजनिक या मालूम थी, वह गोपनीय नहीं है।',
      '4. ये ज़िम्मेदारियाँ इस समझौते की तारीख से तीन साल तक रहेंगी।',
    ],
  },
  {
    key: 'vendor',
    locale: 'en',
    title: 'Vendor agreement',
    signers: ['Vendor', 'Buyer'],
    paragraphs: [
      'The vendor supplies the buyer with the goods of each purchase order, on the terms below.',
      '1. Prices are those of the order, without GST. Invoices name the number of the order.',
      '2. Payment is due within forty-five days of delivery, as the MSMED Act requires.',
      '3. Goods that do not meet the order are replaced or credited within ten days.',
      '4. The vendor names its PAN and GSTIN below, and tells the buyer of any change.',
    ],
  },
  {
    key: 'vendor',
    locale: 'hi',
    title: 'वेंडर समझौता',
    signers: ['वेंडर', 'खरीदार'],
    paragraphs: [
      'वेंडर हर परचेज़ ऑर्डर का सामान नीचे दी गई शर्तों पर खरीदार को देगा।',
      '1. कीमतें ऑर्डर वाली होंगी, GST के बिना। इनवॉइस पर ऑर्डर का नंबर होगा।',
      '2. पेमेंट डिलीवरी के पैंतालीस दिन में होगा, जैसा MSMED कानून कहता है।',
      '3. जो सामान ऑर्डर के मुताबिक न हो, वह दस दिन में बदला जाएगा या उसका क्रेडिट मिलेगा।',
      '4. वेंडर नीचे अपना PAN और GSTIN देता है और बदलाव की सूचना देगा।',
    ],
  },
  {
    key: 'loan',
    locale: 'en',
    title: 'Loan sanction letter',
    signers: ['Borrower', 'Lender'],
    paragraphs: [
      'We have sanctioned the loan for which you applied. Please read the key facts and sign to accept them.',
      '1. The annual percentage rate, all fees and the schedule of repayment stand in the key facts statement.',
      '2. You may cancel the loan within three days of getting the money, by paying back principal and interest.',
      '3. Nobody may ask you for a fee that is not in the key facts statement.',
      '4. Complaints go to our grievance officer, and after thirty days to the RBI’s Ombudsman.',
    ],
  },
  {
    key: 'loan',
    locale: 'hi',
    title: 'लोन मंज़ूरी पत्र',
    signers: ['कर्ज़ लेने वाला', 'कर्ज़ देने वाला'],
    paragraphs: [
      'आपने जिस लोन के लिए आवेदन किया था, वह मंज़ूर हो गया है। मुख्य बातें पढ़कर स्वीकार करने के लिए साइन करें।',
      '1. सालाना ब्याज दर, सभी शुल्क और पेमेंट की तारीखें मुख्य तथ्य विवरण में हैं।',
      '2. पैसा मिलने के तीन दिन में मूलधन और ब्याज लौटाकर आप लोन रद्द कर सकते हैं।',
      '3. मुख्य तथ्य विवरण में जो शुल्क नहीं है, उसे कोई नहीं माँग सकता।',
      '4. शिकायत हमारे शिकायत अधिकारी से करें, और तीस दिन बाद RBI लोकपाल से।',
    ],
  },
  {
    key: 'consent',
    locale: 'en',
    title: 'Consent to a background check',
    signers: ['Candidate'],
    paragraphs: [
      'Zenith Components Private Limited wants to check what you have told us, before it offers you a position.',
      '1. We check your identity, your address, your education and your former employment.',
      '2. We ask only sources that need your consent for it, and keep the answers for one year.',
      '3. You may see the answers, correct what is wrong, and withdraw this consent at any time.',
    ],
  },
  {
    key: 'consent',
    locale: 'hi',
    title: 'जाँच के लिए सहमति',
    signers: ['उम्मीदवार'],
    paragraphs: [
      'नौकरी देने से पहले ज़ेनिथ कंपोनेंट्स प्राइवेट लिमिटेड आपकी दी हुई जानकारी जाँचना चाहती है।',
      '1. हम आपकी पहचान, पता, पढ़ाई और पिछली नौकरी जाँचेंगे।',
      '2. हम सिर्फ़ उन्हीं सोर्स से पूछेंगे जिनके लिए आपकी सहमति चाहिए, और जवाब एक साल तक रखेंगे।',
      '3. आप जवाब देख सकते हैं, गलती सुधरवा सकते हैं और सहमति कभी भी वापस ले सकते हैं।',
    ],
  },
]
