import { type Text, text } from '../platform/text.ts'

/** Vehicles whose last three digits select a behaviour of the sandbox's challan source, in any state. All others have 0 to 6 challans. */
export const challanVehicles = {
  mix: { rcNo: 'MH12AB1000', says: text('Every kind of challan', 'हर तरह के चालान') },
  none: { rcNo: 'MH12AB1404', says: text('No challans', 'कोई चालान नहीं') },
  twenty: { rcNo: 'MH12AB1020', says: text('20 challans', '20 चालान') },
  many: { rcNo: 'MH12AB1500', says: text('500 challans', '500 चालान') },
  excluded: { rcNo: 'MH12AB1451', says: text('Only excluded states', 'सिर्फ़ उन राज्यों में जो शामिल नहीं') },
  moving: { rcNo: 'MH12AB1402', says: text('The fine increases with each lookup', 'हर बार देखने पर जुर्माना बढ़ता है') },
  duplicated: { rcNo: 'MH12AB1409', says: text('The source returns each challan twice', 'सोर्स हर चालान दो बार देता है') },
  brokenImage: { rcNo: 'MH12AB1410', says: text('Images that fail to load', 'फ़ोटो जो नहीं खुलतीं') },
  hostile: { rcNo: 'MH12AB1422', says: text('Hostile text in offences and names', 'नियम उल्लंघन और नामों में खतरनाक टेक्स्ट') },
  slow: { rcNo: 'MH12AB1202', says: text('A slow source', 'धीमा सोर्स') },
  down: { rcNo: 'MH12AB1503', says: text('The source is down', 'सोर्स बंद है') },
} as const satisfies Record<string, { rcNo: string; says: Text }>

export type ChallanVehicle = keyof typeof challanVehicles
