import { type Text, text } from '../platform/text.ts'
import type { DocumentKind, FieldName } from './codes.ts'

/** What a caller can ask for: a kind of document with all its sides, or that the reader finds out. */
export const documentFamilies = [
  'detect',
  'pan',
  'aadhaar',
  'drivingLicence',
  'voterCard',
  'passport',
  'vehicleRc',
  'cheque',
  'gstCertificate',
  'foreignPassport',
  'foreignId',
  'visa',
] as const

export type DocumentFamily = (typeof documentFamilies)[number]

interface Family {
  label: Text
  /** The kinds that count as this document; of `detect` all. */
  kinds: readonly DocumentKind[]
  /** Integer paise for one document, whatever its sides. */
  pricePaise: number
  /** `/v1/<endpoint>`; none for `detect`, whose endpoint is the product's own. */
  endpoint?: string
  /** Which sides to photograph. */
  sides: 'one' | 'both' | 'firstAndLast'
  /** The main fields. */
  reads: readonly FieldName[]
  /** A specimen for a first try. */
  sample?: string
}

/** The documents that can be read, with what each costs and where it is called. */
export const families: Record<DocumentFamily, Family> = {
  detect: {
    label: text('Detect automatically', 'अपने आप पहचानें'),
    kinds: [],
    pricePaise: 400,
    sides: 'both',
    reads: ['number', 'name', 'birthDate', 'expiryDate'],
    sample: 'sample_pan',
  },
  pan: {
    label: text('PAN card', 'PAN कार्ड'),
    kinds: ['pan'],
    pricePaise: 200,
    endpoint: 'ocr-pan',
    sides: 'one',
    reads: ['number', 'name', 'fatherName', 'birthDate'],
    sample: 'sample_pan',
  },
  aadhaar: {
    label: text('Aadhaar', 'आधार'),
    kinds: ['aadhaarFront', 'aadhaarBack', 'aadhaarLetter'],
    pricePaise: 200,
    endpoint: 'ocr-aadhaar',
    sides: 'both',
    reads: ['name', 'birthDate', 'gender', 'address', 'pin'],
    sample: 'sample_aadhaar',
  },
  drivingLicence: {
    label: text('Driving licence', 'ड्राइविंग लाइसेंस'),
    kinds: ['drivingLicence'],
    pricePaise: 200,
    endpoint: 'ocr-driving-licence',
    sides: 'both',
    reads: ['number', 'name', 'birthDate', 'expiryDate', 'vehicleClasses'],
    sample: 'sample_driving_licence',
  },
  voterCard: {
    label: text('Voter card', 'वोटर कार्ड'),
    kinds: ['voterCard'],
    pricePaise: 200,
    endpoint: 'ocr-voter-card',
    sides: 'both',
    reads: ['number', 'name', 'guardianName', 'birthDate'],
    sample: 'sample_voter_card',
  },
  passport: {
    label: text('Indian passport', 'भारतीय पासपोर्ट'),
    kinds: ['passport'],
    pricePaise: 300,
    endpoint: 'ocr-passport',
    sides: 'firstAndLast',
    reads: ['number', 'surname', 'givenNames', 'birthDate', 'expiryDate'],
    sample: 'sample_passport',
  },
  vehicleRc: {
    label: text('Vehicle registration certificate', 'गाड़ी का RC'),
    kinds: ['vehicleRc'],
    pricePaise: 200,
    endpoint: 'ocr-vehicle-rc',
    sides: 'both',
    reads: ['number', 'name', 'chassisNumber', 'engineNumber', 'registrationDate'],
  },
  cheque: {
    label: text('Cheque', 'चेक'),
    kinds: ['cheque'],
    pricePaise: 200,
    endpoint: 'ocr-cheque',
    sides: 'one',
    reads: ['accountNumber', 'ifsc', 'micr', 'chequeNumber', 'name'],
    sample: 'sample_cheque',
  },
  gstCertificate: {
    label: text('GST registration certificate', 'GST रजिस्ट्रेशन सर्टिफ़िकेट'),
    kinds: ['gstCertificate'],
    pricePaise: 300,
    endpoint: 'ocr-gst-certificate',
    sides: 'one',
    reads: ['number', 'legalName', 'tradeName', 'constitution', 'registrationDate'],
  },
  foreignPassport: {
    label: text('Foreign passport', 'विदेशी पासपोर्ट'),
    kinds: ['foreignPassport'],
    pricePaise: 300,
    endpoint: 'ocr-foreign-passport',
    sides: 'one',
    reads: ['number', 'surname', 'givenNames', 'nationality', 'birthDate', 'expiryDate'],
  },
  foreignId: {
    label: text('Foreign identity card', 'विदेशी पहचान पत्र'),
    kinds: ['foreignId'],
    pricePaise: 300,
    endpoint: 'ocr-foreign-id',
    sides: 'both',
    reads: ['number', 'surname', 'givenNames', 'nationality', 'birthDate', 'expiryDate'],
  },
  visa: {
    label: text('Visa', 'वीज़ा'),
    kinds: ['visa'],
    pricePaise: 300,
    endpoint: 'ocr-visa',
    sides: 'one',
    reads: ['number', 'surname', 'givenNames', 'issuingState', 'expiryDate'],
  },
}

/** The family that a kind belongs to; null for an unknown document. */
export const familyOf = (kind: string): DocumentFamily | null =>
  documentFamilies.find(family => families[family].kinds.some(one => one === kind)) ?? null
