import type { BrandContent } from '../../contracts/challans/challanBrand.ts'
import { text } from '../../contracts/platform/text.ts'

/** A second brand with its own texts, claims and fees, as a partner would have. */
export const gaadiSeva: BrandContent = {
  headline: text('Challans done,\nso you can drive', 'चालान निपटे,\nतो गाड़ी चले'),
  lead: text(
    'Give us your number plate. We find what is due, tell you the full price and stand in the queue for you.',
    'अपनी गाड़ी का नंबर डालें। हम पेंडिंग चालान ढूँढते हैं, पूरा खर्च बताते हैं, और आपकी जगह लाइन में लगते हैं।',
  ),
  claims: [
    { figure: text('4 days', '4 दिन'), words: text('online and virtual court', 'ऑनलाइन और वर्चुअल कोर्ट') },
    { figure: text('20 days', '20 दिन'), words: text('physical court', 'फ़िज़िकल कोर्ट') },
    { figure: text('One price', 'एक दाम'), words: text('₹149 a challan online', 'ऑनलाइन हर चालान ₹149') },
  ],
  settlement: {
    online: text('Settled in 4 days', '4 दिन में निपटारा'),
    virtual_court: text('Settled in 4 days', '4 दिन में निपटारा'),
    physical_court: text('Settled in 20 days', '20 दिन में निपटारा'),
  },
  questions: [
    {
      question: text('How long does it take?', 'कितना समय लगता है?'),
      answer: text(
        'Four days for online and virtual court challans, twenty for a physical court.',
        'ऑनलाइन और वर्चुअल कोर्ट के चालान में चार दिन, फ़िज़िकल कोर्ट में बीस।',
      ),
    },
    {
      question: text('What does it cost?', 'खर्च कितना है?'),
      answer: text(
        'The fine, ₹149 for each challan, and GST on the ₹149 alone. A physical court costs ₹499, because someone has to go there.',
        'जुर्माना, हर चालान पर ₹149, और सिर्फ़ ₹149 पर GST। फ़िज़िकल कोर्ट का शुल्क ₹499 है, क्योंकि वहाँ किसी को जाना पड़ता है।',
      ),
    },
    {
      question: text('Is my number plate enough?', 'क्या सिर्फ़ नंबर प्लेट काफ़ी है?'),
      answer: text(
        'Yes, and a phone that can receive an SMS. No documents, no account.',
        'हाँ, और SMS पाने वाला फ़ोन। न कागज़, न खाता।',
      ),
    },
    {
      question: text('Do you work in every state?', 'क्या आप हर राज्य में काम करते हैं?'),
      answer: text(
        'In most. Where we do not, the challan is marked “State excluded” and you cannot pay it.',
        'ज़्यादातर में। जहाँ नहीं, वहाँ चालान पर “राज्य शामिल नहीं” लिखा होता है और कोई रकम नहीं ली जाती।',
      ),
    },
    {
      question: text('Where can I see what happened to it?', 'आगे क्या हुआ, यह कहाँ दिखेगा?'),
      answer: text(
        'Under Order history, using the phone number you paid with.',
        '“मेरे ऑर्डर” में, उसी फ़ोन नंबर से जिससे आपने पेमेंट किया।',
      ),
    },
    {
      question: text('Can I get a bill?', 'क्या बिल मिलेगा?'),
      answer: text(
        'Yes, a PDF for each order that lists the fine, the fee and the GST separately.',
        'हाँ, हर ऑर्डर का PDF, जिसमें जुर्माना, शुल्क और GST अलग-अलग हैं।',
      ),
    },
  ],
  partner: {
    title: text('For garages and agents', 'गैराज और एजेंटों के लिए'),
    text: text(
      'Your customers ask you anyway. Send them here and earn up to 40% of our fee.',
      'आपके ग्राहक वैसे भी आपसे पूछते हैं। उन्हें यहाँ भेजें और हमारे शुल्क का 40% तक कमाएँ।',
    ),
    points: [text('Your own link and QR code', 'आपका अपना लिंक और QR कोड'), text('Paid every Friday', 'हर शुक्रवार पेमेंट')],
  },
  integration: {
    title: text('For fleets', 'फ़्लीट के लिए'),
    text: text(
      'Fifty vehicles or five thousand: one list, one payment, one bill.',
      'पचास गाड़ियाँ हों या पाँच हज़ार: एक लिस्ट, एक पेमेंट, एक बिल।',
    ),
    points: [
      text('Search by file or by API', 'फ़ाइल या API से खोज'),
      text('E-mail alerts for new challans', 'कोई नया चालान आने पर ईमेल'),
    ],
  },
  features: [
    {
      title: text('On any phone', 'हर फ़ोन पर'),
      text: text('Works on old phones and slow networks.', 'पुराने फ़ोन और धीमे नेटवर्क पर भी चलता है।'),
    },
    {
      title: text('Hindi and English', 'हिंदी और अंग्रेज़ी'),
      text: text('Switch at any step. Nothing is lost.', 'किसी भी स्टेप पर बदलें; कुछ नहीं खोता।'),
    },
    {
      title: text('Plain language', 'सीधी बात'),
      text: text(
        'What the offence was, where it happened and what to do next.',
        'कौन-सा नियम टूटा, कहाँ, और अब क्या करना है।',
      ),
    },
  ],
  trustedBy: ['Tapti Travels', 'Udaan Scooters', 'Banyan Couriers', 'Ridge Rentals', 'Western Coast Autos'],
}
