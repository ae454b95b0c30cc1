import { text } from '../text.ts'
import { plateStates } from './states.ts'

/** Registrars' own codes beside those of the plates: CT Chhattisgarh, UR and UT Uttarakhand, PN Pune, TZ Coimbatore, LH Ladakh. */
export const registrars = new Map([
  ...plateStates,
  ['CT', text('Chhattisgarh', 'छत्तीसगढ़')],
  ['UR', text('Uttarakhand', 'उत्तराखंड')],
  ['UT', text('Uttarakhand', 'उत्तराखंड')],
  ['PN', text('Maharashtra (Pune)', 'महाराष्ट्र (पुणे)')],
  ['TZ', text('Tamil Nadu (Coimbatore)', 'तमिलनाडु (कोयंबटूर)')],
  ['LH', text('Ladakh', 'लद्दाख')],
])
