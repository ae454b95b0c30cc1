import type { casesServer as en } from '../en/cases.ts'
import type { Texts } from '../types.ts'

export const casesServer = {
  planWrong: 'यह प्लान अभी पब्लिश नहीं हो सकता।',
  planArchived: 'यह प्लान बंद है। केस शुरू करने के लिए इसे फिर पब्लिश करें।',
  answerWrong: 'कुछ जवाब फिर देखें।',
  stepOver: 'यह स्टेप अब खुला नहीं है। केस फिर देखें।',
  notOver: 'केस का नतीजा अभी नहीं आया।',
  decided: 'इस केस पर फ़ैसला हो चुका है।',
  phone: 'देश के कोड के साथ फ़ोन नंबर डालें, जैसे +919876543210।',
  askedAgain: 'कृपया इसे फिर से दें। पिछला जवाब काम नहीं आया।',
  waitsForNobody: 'यह केस अभी व्यक्ति के जवाब का इंतज़ार नहीं कर रहा, इसलिए भेजने को कोई लिंक नहीं है।',
  noLink: 'इस केस का कोई चालू लिंक नहीं है जो वापस लिया जा सके।',
  addressConfirmed: 'इस पते की पुष्टि कोड से हो चुकी है। पता बदलने से पहले वह स्टेप फिर से पूछें।',
  oneAddress: 'नया ईमेल पता या नया फ़ोन नंबर दें, दोनों नहीं।',
  noVerdict: 'इस प्लान में ऐसा नतीजा नहीं है।',
} as const satisfies Texts<typeof en>
