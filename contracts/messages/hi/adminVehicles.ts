import type { adminVehicles as en } from '../en/adminVehicles.ts'
import type { Texts } from '../types.ts'

export const adminVehicles = {
  kept: 'गाड़ी का कोई जवाब रखे हुए में से नहीं बेचा जाता: हर जाँच सोर्स से पूछती है। %{hours} घंटे के अंदर वही दोबारा पूछने पर पहले पिछला जवाब दिखता है। चालान टूल %{minutes} मिनट तक अपने रिकॉर्ड से जवाब देता है।',
  customers: 'वाहन एनालिटिक्स वाले ग्राहक: %{analytics}। चालान टूल वाले: %{challanTool}।',
  sources: 'गाड़ियों के डेटा के सोर्स',
  days: 'पिछले %{count} दिन',
  product: 'प्रोडक्ट',
  state: 'स्टेटस',
  source: 'किसने जवाब दिया, कब',
  noSource: 'सबसे नई जाँचों में नहीं',
  lookedAt: 'जवाब किसने दिया, यह प्लेटफ़ॉर्म की सबसे नई %{count} जाँचों से पता चलता है।',
  checks: 'जाँचें',
  unanswered: 'जवाब नहीं',
  daily: 'गाड़ियों की जाँचें, दिन के हिसाब से',
  day: 'दिन',
} as const satisfies Texts<typeof en>
