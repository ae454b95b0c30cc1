import type { BrandContent } from '../../contracts/calls/publicChallans.ts'
import { text } from '../../contracts/text.ts'

/** What the sandbox's first brand says about itself: every claim that the service makes stands here (A125). */
export const satyapan: BrandContent = {
  headline: text('Check and pay\nyour traffic challans', 'अपने ट्रैफ़िक\nचालान देखें और भरें'),
  lead: text(
    'See every pending challan on your vehicle, pay in one go, and follow it until the court or the portal says settled. Open 24/7.',
    'अपने वाहन के सभी बकाया चालान देखें, एक साथ भुगतान करें और कोर्ट या पोर्टल पर निपटान होने तक स्थिति जानें। 24/7 उपलब्ध।',
  ),
  claims: [
    { figure: text('3–4 days', '3–4 दिन'), words: text('online and virtual court', 'ऑनलाइन और वर्चुअल कोर्ट') },
    { figure: text('10–20 days', '10–20 दिन'), words: text('physical court', 'फ़िज़िकल कोर्ट') },
    { figure: text('100% refund', '100% रिफ़ंड'), words: text('if not settled in time', 'समय पर निपटान न हो तो') },
  ],
  settlement: {
    online: text('Settled in 3–4 days', '3–4 दिन में निपटान'),
    virtual_court: text('Settled in 3–4 days', '3–4 दिन में निपटान'),
    physical_court: text('Settled in 10–20 days', '10–20 दिन में निपटान'),
  },
  questions: [
    {
      question: text('Which challans can be paid here?', 'यहाँ कौन-से चालान भरे जा सकते हैं?'),
      answer: text(
        'Online and virtual court challans are settled in 3–4 days, physical court ones in 10–20 days. Some states are left out. The label on each challan says how it can be settled, before you pay anything.',
        'ऑनलाइन और वर्चुअल कोर्ट के चालान 3–4 दिन में निपटते हैं, फ़िज़िकल कोर्ट के 10–20 दिन में। कुछ राज्य शामिल नहीं हैं। हर चालान पर लिखा होता है कि उसका निपटान कैसे होगा, और यह भुगतान से पहले ही दिखता है।',
      ),
    },
    {
      question: text('What do I pay besides the fine?', 'जुर्माने के अलावा क्या देना होता है?'),
      answer: text(
        'A convenience fee for each challan, and 18% GST on that fee. There is never GST on the fine. You see all three apart before you pay, and on the receipt.',
        'हर चालान पर एक सुविधा शुल्क, और उस शुल्क पर 18% जीएसटी। जुर्माने पर जीएसटी कभी नहीं लगता। तीनों रकम भुगतान से पहले और रसीद पर अलग-अलग दिखती हैं।',
      ),
    },
    {
      question: text('What if my challan is not settled in time?', 'चालान समय पर न निपटे तो?'),
      answer: text(
        'You get 100% back, the fine, the fee and the GST, to the card that you paid with. A bank may take five to seven working days to show it.',
        'आपको पूरी रकम वापस मिलती है: जुर्माना, शुल्क और जीएसटी, उसी कार्ड पर जिससे आपने भुगतान किया था। बैंक को इसे दिखाने में पाँच से सात कार्य दिवस लग सकते हैं।',
      ),
    },
    {
      question: text('Why do you ask for my phone number?', 'मेरा फ़ोन नंबर क्यों माँगा जाता है?'),
      answer: text(
        'So that nobody else opens your orders. We send one code by SMS; your number is stored encrypted, and no advertising goes to it.',
        'ताकि आपके ऑर्डर कोई और न खोल सके। हम एसएमएस से एक कोड भेजते हैं; आपका नंबर एन्क्रिप्ट करके रखा जाता है और उस पर कोई विज्ञापन नहीं भेजा जाता।',
      ),
    },
    {
      question: text(
        'I have paid, and the portal still shows it as pending. Why?',
        'मैंने भुगतान कर दिया, फिर भी पोर्टल पर बकाया क्यों दिखता है?',
      ),
      answer: text(
        'Government portals take some days to update. Here your order shows its real status with the date of each step, and the receipt of the court or portal once it has come.',
        'सरकारी पोर्टल पर जानकारी बदलने में कुछ दिन लगते हैं। यहाँ आपका ऑर्डर हर क़दम की तारीख़ के साथ असली स्थिति दिखाता है, और कोर्ट या पोर्टल की रसीद आते ही वह भी।',
      ),
    },
    {
      question: text('Can I contest a challan instead?', 'क्या मैं चालान का विरोध कर सकता हूँ?'),
      answer: text(
        'Yes, at the portal or the court that issued it. A challan that is contested waits for its hearing, and cannot be paid here until then.',
        'हाँ, उस पोर्टल या कोर्ट में जिसने उसे जारी किया है। विवादित चालान सुनवाई का इंतज़ार करता है और तब तक यहाँ नहीं भरा जा सकता।',
      ),
    },
    {
      question: text('Can I pay for somebody else’s vehicle?', 'क्या मैं किसी और के वाहन का भुगतान कर सकता हूँ?'),
      answer: text(
        'Yes. You need its number only. Names are shown masked, and the receipt goes to you.',
        'हाँ, केवल वाहन संख्या चाहिए। नाम छिपाकर दिखाए जाते हैं और रसीद आपको मिलती है।',
      ),
    },
  ],
  partner: {
    title: text('Earn with every challan', 'हर चालान पर कमाएँ'),
    text: text(
      'Insurance agents, garages, fleet desks and citizen service centres offer challan payment under our brand and earn up to 50% commission on the convenience fee.',
      'बीमा एजेंट, गैराज, फ़्लीट डेस्क और नागरिक सेवा केंद्र हमारे ब्रांड के साथ चालान भुगतान की सुविधा देते हैं और सुविधा शुल्क पर 50% तक कमीशन कमाते हैं।',
    ),
    points: [
      text('Up to 50% commission on each settled order', 'निपटाए गए हर ऑर्डर पर 50% तक कमीशन'),
      text('Paid out every month with a statement', 'हर महीने विवरण के साथ भुगतान'),
      text('No deposit and no target', 'न जमा राशि, न लक्ष्य'),
    ],
  },
  integration: {
    title: text('Your brand, our settlement', 'ब्रांड आपका, निपटान हमारा'),
    text: text(
      'Put these pages under your own name and colours, or call the same service by API from your app. It covers 30+ crore vehicles.',
      'ये पृष्ठ अपने नाम और रंगों में लगाएँ, या अपने ऐप से यही सेवा एपीआई द्वारा लें। 30+ करोड़ वाहन शामिल हैं।',
    ),
    points: [
      text('White-label pages with your logo, colours, texts and fees', 'आपके लोगो, रंग, शब्द और शुल्क वाले पृष्ठ'),
      text('REST API with a sandbox that needs no contract', 'बिना अनुबंध के सैंडबॉक्स वाला REST एपीआई'),
      text('Status of each challan as it changes, with proof', 'हर चालान की बदलती स्थिति, प्रमाण सहित'),
    ],
  },
  features: [
    {
      title: text('One search, every portal', 'एक खोज, हर पोर्टल'),
      text: text(
        'State portals and virtual courts in one list, with pictures where the police took them.',
        'राज्यों के पोर्टल और वर्चुअल कोर्ट एक सूची में, पुलिस के लिए गए चित्रों के साथ।',
      ),
    },
    {
      title: text('Every rupee explained', 'हर रुपये का हिसाब'),
      text: text(
        'Fine, fee and GST stand apart before you pay, to the paisa.',
        'जुर्माना, शुल्क और जीएसटी भुगतान से पहले पैसे तक अलग-अलग।',
      ),
    },
    {
      title: text('Never paid twice', 'दोबारा भुगतान नहीं'),
      text: text(
        'What you have paid stays paid here, also while the portal lags behind.',
        'जो आपने भर दिया वह यहाँ भरा ही रहता है, चाहे पोर्टल पीछे हो।',
      ),
    },
    {
      title: text('Followed to the end', 'अंत तक साथ'),
      text: text(
        'Paid, with the court, settled: each step with its date, and the proof to download.',
        'भुगतान, कोर्ट में, निपटान: हर क़दम तारीख़ के साथ, और डाउनलोड के लिए प्रमाण।',
      ),
    },
    {
      title: text('Your data stays yours', 'आपका डेटा आपका'),
      text: text(
        'Phone numbers and plates are stored encrypted; names are masked on screen.',
        'फ़ोन नंबर और वाहन संख्या एन्क्रिप्ट रहती हैं; नाम छिपाकर दिखाए जाते हैं।',
      ),
    },
    {
      title: text('People who answer, 24/7', 'जवाब देने वाले लोग, 24/7'),
      text: text(
        'Write to us at any hour; a person replies with your order in front of them.',
        'किसी भी समय लिखें; आपका ऑर्डर सामने रखकर एक व्यक्ति उत्तर देता है।',
      ),
    },
  ],
  trustedBy: [
    'Zenith Components',
    'Saraswati Logistics',
    'Southern Fleet Services',
    'Nilgiri Cabs',
    'Chetak Freight',
    'Coromandel Insurance Desk',
    'Himadri Tours',
    'Konkan Motors',
  ],
}
