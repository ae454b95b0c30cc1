import type { proof as screenEn, proofServer as serverEn } from '../en/proof.ts'
import type { Texts } from '../types.ts'

export const proof = {
  title: 'पुष्टि करें कि यह आप ही हैं',
  lead: {
    app: 'आगे बढ़ने के लिए अपने ऑथेंटिकेटर ऐप का कोड डालें।',
    password: 'आगे बढ़ने के लिए अपना पासवर्ड डालें।',
    email: 'हमने %{address} पर छह अंकों का कोड भेजा है। आगे बढ़ने के लिए उसे डालें।',
  },
  field: { app: 'ऐप का कोड, या कोई रिकवरी कोड', password: 'पासवर्ड', email: 'छह अंकों का कोड' },
  missing: { app: 'कोड डालें।', password: 'अपना पासवर्ड डालें।', email: 'कोड डालें।' },
  resend: 'कोड फिर भेजें',
  resent: 'हमने नया कोड भेज दिया है।',
  cancel: 'रद्द करें',
  confirm: 'पुष्टि करें',
} as const satisfies Texts<typeof screenEn>

export const proofServer = {
  required: 'पहले पुष्टि करें कि यह आप ही हैं, फिर कोशिश करें।',
  otherMethod: 'आपके खाते में पुष्टि का तरीका अलग है। पेज रीलोड करके फिर कोशिश करें।',
  wrong: { password: 'यह पासवर्ड गलत है।', email: 'यह कोड गलत है या इसका समय निकल चुका है।' },
  mail: {
    subject: 'आपका %{brand} पुष्टि कोड',
    text: '%{code} आपके %{brand} खाते में बदलाव की पुष्टि का कोड है। यह %{minutes} मिनट तक चलेगा।\n\nअगर आपने यह नहीं माँगा, तो सब जगह से लॉग आउट करें और अपना पासवर्ड बदलें।',
  },
} as const satisfies Texts<typeof serverEn>
