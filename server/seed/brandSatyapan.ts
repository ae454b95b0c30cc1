import type { BrandContent } from '../../contracts/challans/challanBrand.ts'
import { text } from '../../contracts/platform/text.ts'

/** Content of the sandbox's first brand, with every claim the service makes (A125). */
export const satyapan: BrandContent = {
  headline: text('Check and pay\nyour traffic challans', 'अपने ट्रैफ़िक\nचालान देखें और भरें'),
  lead: text(
    'See all pending challans for your vehicle, pay them in one go and track each one until the court or portal settles it. Open 24/7.',
    'अपनी गाड़ी के सभी पेंडिंग चालान देखें, एक साथ पेमेंट करें और कोर्ट या पोर्टल पर निपटने तक स्टेटस देखते रहें। 24/7 चालू।',
  ),
  claims: [
    { figure: text('3–4 days', '3–4 दिन'), words: text('online and virtual court', 'ऑनलाइन और वर्चुअल कोर्ट') },
    { figure: text('10–20 days', '10–20 दिन'), words: text('physical court', 'फ़िज़िकल कोर्ट') },
    {
      figure: text('100% refund', '100% रिफ़ंड'),
      words: text('if not settled in time', 'समय पर निपटारा न हो तो'),
      lateRefund: true,
    },
  ],
  settlement: {
    online: text('Settled in 3–4 days', '3–4 दिन में निपटारा'),
    virtual_court: text('Settled in 3–4 days', '3–4 दिन में निपटारा'),
    physical_court: text('Settled in 10–20 days', '10–20 दिन में निपटारा'),
  },
  questions: [
    {
      question: text('Which challans can be paid here?', 'यहाँ कौन-से चालान भरे जा सकते हैं?'),
      answer: text(
        'Online and virtual court challans are settled in 3–4 days, physical court challans in 10–20 days. Some states are excluded. Before you pay anything, the label on each challan tells you how it can be settled.',
        'ऑनलाइन और वर्चुअल कोर्ट के चालान 3–4 दिन में निपटते हैं, फ़िज़िकल कोर्ट के 10–20 दिन में। कुछ राज्य शामिल नहीं हैं। हर चालान पर लिखा होता है कि उसका निपटारा कैसे होगा, और यह पेमेंट से पहले ही दिखता है।',
      ),
    },
    {
      question: text('What do I pay besides the fine?', 'जुर्माने के अलावा क्या देना होता है?'),
      answer: text(
        'A convenience fee for each challan, and 18% GST on that fee. There is never GST on the fine. You see all three separately before you pay and on the receipt.',
        'हर चालान पर एक सुविधा शुल्क, और उस शुल्क पर 18% GST। जुर्माने पर GST कभी नहीं लगता। तीनों रकम पेमेंट से पहले और रसीद पर अलग-अलग दिखती हैं।',
      ),
    },
    {
      question: text('What if my challan is not settled in time?', 'चालान समय पर न निपटे तो?'),
      lateRefund: true,
      answer: text(
        'You get a 100% refund of the fine, the fee and the GST to the card you paid with. Your bank may take five to seven working days to show it.',
        'आपको पूरी रकम वापस मिलती है: जुर्माना, शुल्क और GST, उसी कार्ड पर जिससे आपने पेमेंट किया था। बैंक को इसे दिखाने में पाँच से सात वर्किंग डे लग सकते हैं।',
      ),
    },
    {
      question: text('Why do you ask for my phone number?', 'मेरा फ़ोन नंबर क्यों माँगा जाता है?'),
      answer: text(
        'So that nobody else can open your orders. We send one code by SMS. Your number is stored encrypted, and we never send advertising to it.',
        'ताकि आपके ऑर्डर कोई और न खोल सके। हम SMS से एक कोड भेजते हैं; आपका नंबर एन्क्रिप्ट करके रखा जाता है और उस पर कोई विज्ञापन नहीं आता।',
      ),
    },
    {
      question: text(
        'I have paid, and the portal still shows it as pending. Why?',
        'मैंने पेमेंट कर दिया, फिर भी पोर्टल पर पेंडिंग क्यों दिखता है?',
      ),
      answer: text(
        'Government portals take a few days to update. Your order here shows its real status with the date of each step, and the receipt from the court or portal once we have it.',
        'सरकारी पोर्टल पर जानकारी बदलने में कुछ दिन लगते हैं। यहाँ आपके ऑर्डर में असली स्टेटस हर स्टेप की तारीख के साथ दिखता है, और कोर्ट या पोर्टल की रसीद भी, जैसे ही वह आती है।',
      ),
    },
    {
      question: text('Can I contest a challan instead?', 'क्या चालान को चुनौती दे सकते हैं?'),
      answer: text(
        'Yes, at the portal or court that issued it. A contested challan cannot be paid here until its hearing.',
        'हाँ, उसी पोर्टल या कोर्ट में जहाँ से वह कटा है। विवाद में आया चालान सुनवाई तक यहाँ नहीं भर सकते।',
      ),
    },
    {
      question: text('Can I pay for someone else’s vehicle?', 'क्या किसी और की गाड़ी का चालान भर सकते हैं?'),
      answer: text(
        'Yes. You need only its number. Names are masked, and the receipt goes to you.',
        'हाँ, सिर्फ़ गाड़ी नंबर चाहिए। नाम छिपाकर दिखाए जाते हैं और रसीद आपको मिलती है।',
      ),
    },
  ],
  partner: {
    title: text('Earn with every challan', 'हर चालान पर कमाएँ'),
    text: text(
      'Insurance agents, garages, fleet desks and citizen service centres offer challan payment under our brand and earn up to 50% commission on the convenience fee.',
      'बीमा एजेंट, गैराज, फ़्लीट डेस्क और जन सेवा केंद्र हमारे ब्रांड के साथ चालान भरने की सुविधा देते हैं और सुविधा शुल्क पर 50% तक कमीशन कमाते हैं।',
    ),
    points: [
      text('Up to 50% commission on each settled order', 'निपटाए गए हर ऑर्डर पर 50% तक कमीशन'),
      text('Paid out every month with a statement', 'हर महीने स्टेटमेंट के साथ पेमेंट'),
      text('No deposit and no target', 'न डिपॉज़िट, न टारगेट'),
    ],
  },
  integration: {
    title: text('Your brand, our settlement', 'ब्रांड आपका, निपटारा हमारा'),
    text: text(
      'Offer these pages under your own name and colours, or use the same service in your app through our API. It covers 30+ crore vehicles.',
      'ये पेज अपने नाम और रंगों में लगाएँ, या यही सेवा API से अपने ऐप में लें। 30+ करोड़ गाड़ियाँ शामिल हैं।',
    ),
    points: [
      text('White-label pages with your logo, colours, texts and fees', 'आपके लोगो, रंग, टेक्स्ट और शुल्क वाले पेज'),
      text('REST API with a sandbox that needs no contract', 'REST API, सैंडबॉक्स के साथ; कोई कॉन्ट्रैक्ट नहीं'),
      text('Live status of each challan, with proof', 'हर चालान का बदलता स्टेटस, प्रूफ़ के साथ'),
    ],
  },
  features: [
    {
      title: text('One search, every portal', 'एक खोज, हर पोर्टल'),
      text: text(
        'State portals and virtual courts in one list, with photos where the police took them.',
        'राज्यों के पोर्टल और वर्चुअल कोर्ट एक लिस्ट में, पुलिस की खींची फ़ोटो के साथ।',
      ),
    },
    {
      title: text('Every rupee explained', 'हर रुपये का हिसाब'),
      text: text(
        'See the fine, fee and GST separately before you pay, to the paisa.',
        'जुर्माना, शुल्क और GST पेमेंट से पहले पाई-पाई तक अलग-अलग।',
      ),
    },
    {
      title: text('Never paid twice', 'दोबारा पेमेंट नहीं'),
      text: text(
        'Once you have paid, your challan shows as paid here, even while the portal lags behind.',
        'जो आपने भर दिया वह यहाँ भरा ही दिखता है, चाहे पोर्टल पीछे चल रहा हो।',
      ),
    },
    {
      title: text('Tracked to the end', 'अंत तक साथ'),
      text: text(
        'Paid, with the court, settled: see the date of each step and download the proof.',
        'पेमेंट, कोर्ट, निपटारा: हर स्टेप तारीख के साथ, और डाउनलोड करने के लिए प्रूफ़।',
      ),
    },
    {
      title: text('Your data stays yours', 'आपका डेटा आपका'),
      text: text(
        'Phone numbers and number plates are stored encrypted. Names are masked on screen.',
        'फ़ोन नंबर और गाड़ी नंबर एन्क्रिप्ट रहते हैं; नाम छिपाकर दिखाए जाते हैं।',
      ),
    },
    {
      title: text('People who answer, 24/7', 'जवाब देने वाले लोग, 24/7'),
      text: text(
        'Contact us at any hour. A real person replies with your order in front of them.',
        'किसी भी समय लिखें; हमारी टीम आपका ऑर्डर देखकर जवाब देती है।',
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
