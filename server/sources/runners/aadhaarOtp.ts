import { generateIdentifier, maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { aadhaarHolder } from '../../../contracts/products/aadhaarOtp.ts'
import { defineOwnRunner } from './define.ts'

/** `server/checks/aadhaarOtp` sends the code, and has the record once the holder has confirmed it. */
export const aadhaarOtp = defineOwnRunner('aadhaar-otp', {
  record: aadhaarHolder,
  sample: random => ({ aadhaar: generateIdentifier('aadhaar', random) }),
  result: ({ aadhaar }, holder) => ({
    ...holder,
    status: 'confirmed',
    maskedAadhaar: maskIdentifier('aadhaar', aadhaar),
  }),
  example: null,
})
