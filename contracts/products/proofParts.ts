import { z } from 'zod'
import { checkOutcomes, openQuestions, proofChecks } from '../proofs/verdicts.ts'
import type { ResultField } from './define.ts'
import { choice, outcomeField, text } from './define.ts'

/** The headline of a proof; `unreadable` is what is no such document at all. */
export const proofStatuses = ['proven', 'doubtful', 'unsigned', 'unknown_key', 'not_proven', 'unreadable'] as const

/** What every result of a proof says: the headline, who signed, when, what was checked, and what stays open. */
export const proofResult = z.object({
  status: z.enum(proofStatuses),
  /** The issuer whose imported key fits; null if none does. */
  signedBy: z.string().nullable(),
  /** In India, as the signed data say. */
  signedOn: z.iso.date().nullable(),
  checks: z.array(z.object({ check: z.enum(proofChecks), outcome: z.enum(checkOutcomes) })),
  open: z.array(z.object({ question: z.enum(openQuestions) })),
})

export const statusField = outcomeField('status', text('Proof', 'सबूत'), {
  proven: choice('Proven by the signature', 'हस्ताक्षर से साबित', 'success'),
  doubtful: choice('Signed, but look closer', 'हस्ताक्षर सही, पर ध्यान से देखें', 'warning'),
  unsigned: choice('Unsigned: proves nothing', 'बिना हस्ताक्षर: कुछ साबित नहीं', 'warning'),
  unknown_key: choice('Signed with a key that was not imported', 'ऐसी कुंजी से साइन, जो इंपोर्ट नहीं हुई', 'warning'),
  not_proven: choice('Not proven: no trusted key fits', 'साबित नहीं: कोई भरोसेमंद कुंजी मेल नहीं खाती', 'danger'),
  unreadable: choice('Not such a document, or damaged', 'ऐसा दस्तावेज़ नहीं, या खराब', 'danger'),
})

export const signatureFields: readonly ResultField[] = [
  { source: 'signedBy', label: text('Signed by', 'किसने साइन किया'), list: true },
  { source: 'signedOn', label: text('Signed on', 'कब साइन हुआ'), kind: 'date' },
]

export const checkFields: readonly ResultField[] = [
  {
    source: 'checks',
    label: text('What was checked', 'क्या जाँचा गया'),
    kind: 'table',
    columns: [
      {
        source: 'check',
        label: text('Check', 'जाँच'),
        kind: 'choice',
        choices: {
          signature: choice('Issuer’s signature', 'जारी करने वाले का हस्ताक्षर'),
          unchanged: choice('Nothing was added after signing', 'साइन के बाद कुछ नहीं जोड़ा गया'),
          issuer: choice('Signer is the issuer that you expect', 'साइन उसी ने किया जिसकी आपको उम्मीद है'),
          keyPeriod: choice('Signed within the key’s period', 'कुंजी की वैधता के भीतर साइन'),
          time: choice('Time of signing is known and past', 'साइन का समय पता है और बीत चुका है'),
          layout: choice('Layout is published', 'फ़ॉर्मैट प्रकाशित है'),
          age: choice('Not older than you allow', 'आपकी तय सीमा से पुराना नहीं'),
          mobile: choice('Mobile number', 'मोबाइल नंबर'),
          email: choice('E-mail address', 'ईमेल'),
          photo: choice('Photo is part of what was signed', 'फ़ोटो साइन किए डेटा में है'),
        },
      },
      {
        source: 'outcome',
        label: text('Outcome', 'नतीजा'),
        kind: 'choice',
        choices: {
          passed: choice('Yes', 'हाँ', 'success'),
          open: choice('Cannot be decided', 'तय नहीं हो सकता', 'warning'),
          differs: choice('Does not match', 'मेल नहीं खाता', 'danger'),
          failed: choice('No', 'नहीं', 'danger'),
          absent: choice('The document does not hold it', 'दस्तावेज़ में नहीं है'),
        },
      },
    ],
  },
  {
    source: 'open',
    label: text('What this does not prove', 'इससे क्या साबित नहीं होता'),
    kind: 'table',
    columns: [
      {
        source: 'question',
        label: text('Not proven', 'साबित नहीं'),
        kind: 'choice',
        choices: {
          bearer: choice(
            'That whoever shows it is this person: compare the photo, or confirm the mobile number',
            'कि दिखाने वाला यही व्यक्ति है: फ़ोटो मिलाएँ या मोबाइल नंबर की पुष्टि करें',
          ),
          revocation: choice(
            'That the issuer has not withdrawn the key or the document since',
            'कि जारी करने वाले ने कुंजी या दस्तावेज़ बाद में रद्द नहीं किया',
          ),
          currentData: choice(
            'That the issuer’s records still say the same',
            'कि जारी करने वाले के रिकॉर्ड में आज भी यही लिखा है',
          ),
          readFields: choice(
            'That what was read from the page was read correctly',
            'कि पन्ने से जो पढ़ा गया वह सही पढ़ा गया',
          ),
          sha1: choice(
            'The issuer signs with SHA-1, which protects only because the issuer writes all of the content itself',
            'जारी करने वाला SHA-1 से साइन करता है, जो सिर्फ़ इसलिए भरोसेमंद है कि पूरा डेटा वह खुद लिखता है',
          ),
        },
      },
    ],
  },
]
