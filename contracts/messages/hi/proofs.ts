import type { proofsServer as en } from '../en/proofs.ts'
import type { Texts } from '../types.ts'

export const proofsServer = {
  problem: {
    notThisKind: 'यह आधार ऑफ़लाइन ई-KYC की ZIP फ़ाइल नहीं है।',
    damaged: 'फ़ाइल खराब या अधूरी है। धारक से दोबारा डाउनलोड करने को कहें।',
    tooLarge: 'फ़ाइल खुलने पर आधार ऑफ़लाइन ई-KYC से बड़ी निकली।',
    shareCodeWrong: 'शेयर कोड गलत है, या फ़ाइल खराब है। धारक से वही कोड पूछें जो उन्होंने चुना था।',
    shareCodeMissing: 'शेयर कोड डालें।',
    encryptionUnknown: 'फ़ाइल ऐसे तरीके से लॉक है जो UIDAI इस्तेमाल नहीं करता।',
  },
  document: {
    notAPdf: 'यह PDF नहीं है।',
    damaged: 'PDF खराब या अधूरी है। दोबारा माँगें।',
    passwordMissing: 'PDF लॉक है। उसका पासवर्ड डालें।',
    passwordWrong: 'इस पासवर्ड से यह PDF नहीं खुलती।',
  },
} as const satisfies Texts<typeof en>
