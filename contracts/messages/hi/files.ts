import type { filesServer as en } from '../en/files.ts'
import type { Texts } from '../types.ts'

export const filesServer = {
  unsupported: 'इस तरह की फ़ाइल पढ़ी नहीं जा सकती। PDF, फ़ोटो (JPEG, PNG, WebP, TIFF) या टेबल (XLSX, XLS, ODS, CSV) भेजें।',
  tooLarge: 'फ़ाइल बहुत बड़ी है। एक फ़ाइल ज़्यादा से ज़्यादा %{megabytes} MB की हो सकती है।',
  empty: 'फ़ाइल खाली है।',
  missing: 'यह फ़ाइल मौजूद नहीं है या मिटा दी गई है। इसे दोबारा अपलोड करें।',
  tooDemanding: 'इस फ़ाइल में तय सीमा से ज़्यादा समय या मेमोरी लगती है। कुछ नहीं कटा। कम पेज या छोटी फ़ोटो भेजें।',
  tooManyWaiting: 'आपके खाते की %{count} जाँचें पहले से पढ़े जाने के इंतज़ार में हैं। कुछ पूरी होने तक रुकें। कुछ नहीं कटा।',
  busy: 'अभी बहुत सारी फ़ाइलें कतार में हैं। कुछ मिनट बाद कोशिश करें। कुछ नहीं कटा।',
} as const satisfies Texts<typeof en>
