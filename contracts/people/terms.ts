import { type Text, text } from '../platform/text.ts'

interface Clause {
  title: Text
  body: Text
}

/**
 * The terms of use at `/terms`: what the product does, in plain words, for the operator to replace with their own (`TERMS_URL`).
 * `%{brand}` and `%{support}` are filled in by the page.
 */
export const terms: readonly Clause[] = [
  {
    title: text('Who this is between', 'यह किनके बीच है'),
    body: text(
      'These terms apply between the operator of this installation of %{brand} and everyone who has an account here. You accept them when you register.',
      'ये शर्तें %{brand} के इस इंस्टॉलेशन के ऑपरेटर और यहाँ खाता रखने वाले हर व्यक्ति के बीच लागू हैं। रजिस्टर करने पर आप इन्हें स्वीकार करते हैं।',
    ),
  },
  {
    title: text('What you may check', 'आप क्या जाँच सकते हैं'),
    body: text(
      'You check facts about other people and businesses only for a lawful purpose that you state, and with the consent of the person where the law requires it. You keep a record of that consent.',
      'आप दूसरे लोगों और व्यवसायों के तथ्य सिर्फ़ अपने बताए गए कानूनी उद्देश्य के लिए जाँचेंगे और जहाँ कानून माँगे, वहाँ उस व्यक्ति की सहमति से। सहमति का रिकॉर्ड आप रखेंगे।',
    ),
  },
  {
    title: text('What a result is', 'नतीजे का मतलब'),
    body: text(
      'A result is what its source answered at the time shown. Sources can be wrong or out of date. Do not decide about a person on a result alone, and let them correct it.',
      'नतीजा वही है जो सोर्स ने दिखाए गए समय पर बताया। सोर्स गलत या पुराना हो सकता है। किसी व्यक्ति के बारे में सिर्फ़ नतीजे से फ़ैसला न करें और उसे सुधार का मौका दें।',
    ),
  },
  {
    title: text('Prices and charges', 'कीमतें और शुल्क'),
    body: text(
      'Each check costs the price shown before you run it. An answer is charged, and “not found” is an answer; if the source does not answer, nothing is charged. GST is added when you add balance.',
      'हर जाँच की कीमत उसे चलाने से पहले दिखती है। जवाब मिलने पर शुल्क लगता है और “नहीं मिला” भी जवाब है; सोर्स जवाब न दे, तो कुछ नहीं कटता। GST बैलेंस जोड़ते समय लगता है।',
    ),
  },
  {
    title: text('Balance', 'बैलेंस'),
    body: text(
      'The balance of a wallet pays for checks here and earns no interest. The sign-up bonus is a credit and is not paid out.',
      'वॉलेट का बैलेंस यहाँ की जाँचों के लिए है और उस पर ब्याज नहीं मिलता। साइन-अप बोनस एक क्रेडिट है और नकद नहीं दिया जाता।',
    ),
  },
  {
    title: text('Your account', 'आपका खाता'),
    body: text(
      'Keep your password, your codes and your API keys to yourself, and tell us at %{support} at once if somebody else has used them. You answer for what your secondary users and your keys do.',
      'अपना पासवर्ड, कोड और API कुंजियाँ अपने पास रखें। किसी और ने उन्हें इस्तेमाल किया हो, तो तुरंत %{support} पर बताएँ। आपके सब-यूज़र और कुंजियाँ जो करती हैं, उसकी ज़िम्मेदारी आपकी है।',
    ),
  },
  {
    title: text('Personal data', 'निजी डेटा'),
    body: text(
      'What you enter is used to run the check that you ask for, to bill it and to prove it later. Numbers are shown masked. To see, correct or delete data about yourself, write to %{support}.',
      'आपका डाला डेटा माँगी गई जाँच करने, उसका बिल बनाने और बाद में उसका प्रमाण देने के लिए है। नंबर छिपाकर दिखाए जाते हैं। अपना डेटा देखने, सुधारने या हटाने के लिए %{support} पर लिखें।',
    ),
  },
  {
    title: text('What is not allowed', 'क्या मना है'),
    body: text(
      'Do not check people out of curiosity, sell results on as a register, try to get around limits, or attack the service. An account that does so can be deactivated.',
      'सिर्फ़ जानने के लिए लोगों की जाँच न करें, नतीजों को रजिस्टर बनाकर न बेचें, सीमाओं से बचने की कोशिश न करें और सेवा पर हमला न करें। ऐसा करने वाला खाता बंद किया जा सकता है।',
    ),
  },
  {
    title: text('Changes and law', 'बदलाव और कानून'),
    body: text(
      'We announce a change of these terms by e-mail before it applies. The law of India applies.',
      'इन शर्तों में बदलाव लागू होने से पहले हम ईमेल से बताएँगे। भारत का कानून लागू है।',
    ),
  },
]
