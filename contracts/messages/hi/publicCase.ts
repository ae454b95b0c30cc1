import type { publicCase as en } from '../en/publicCase.ts'
import type { Texts } from '../types.ts'

export const publicCase = {
  progress: '%{count} में से स्टेप %{number}',
  send: 'भेजें',
  sending: 'भेज रहे हैं…',
  agree: 'मैं सहमत हूँ',
  refuse: 'मैं सहमत नहीं हूँ',
  kept: 'आपका डेटा वेरिफ़िकेशन के बाद %{days} दिन तक रखा जाता है।',
  optional: '(ज़रूरी नहीं)',
  choose: 'चुनें…',
  file: 'फ़ोटो या PDF जोड़ें',
  fileHint:
    'PDF, JPEG, PNG या WebP, हर फ़ाइल 20 MB तक, ज़्यादा से ज़्यादा %{count} फ़ाइलें। कागज़ को गहरे रंग की सतह पर रखें और पूरी फ़ोटो उसी से भरें।',
  remove: '%{name} हटाएँ',
  uploading: '%{name} अपलोड हो रही है…',
  noFile: 'कम से कम एक फ़ाइल जोड़ें।',
  codeDetail: 'हम %{to} पर छह अंकों का कोड भेजेंगे।',
  codeSend: 'कोड भेजें',
  codeLabel: 'छह अंकों का कोड',
  codeConfirm: 'पुष्टि करें',
  codeAgain: 'दूसरा कोड भेजें',
  codeSent: 'कोड भेज दिया गया है।',
  checking: 'आपने जो भेजा है, उसकी जाँच हो रही है। यह पेज बंद कर सकते हैं: लिंक बाद में भी चलेगा।',
  nothing: 'अभी आपको कुछ नहीं करना है। कुछ कम हुआ तो हम आपको लिखेंगे।',
  done: 'पूरा',
  open: 'करना है',
  waiting: 'बाद में',
  inCheck: 'जाँच जारी',
  steps: 'आपके स्टेप',
} as const satisfies Texts<typeof en>
