import type { AadhaarHolder } from '../../../contracts/products/aadhaarOtp.ts'
import { codeIn } from './codes.ts'
import { genderOf, personNamed, relativeOf } from './people.ts'
import { addressIn, placeIn } from './places.ts'
import { portrait } from './portrait.ts'
import { syntheticFor } from './synthetic.ts'

/** The sandbox's holder of this number, always the same. */
export function syntheticHolder(aadhaar: string): AadhaarHolder {
  const synthetic = syntheticFor(`aadhaar\n${aadhaar}`, codeIn('aadhaar', aadhaar))
  const place = placeIn(synthetic)
  const name = personNamed(synthetic)
  const [house = '', street = ''] = addressIn(synthetic, place).split(', ')
  return {
    name,
    dob: synthetic.day(-70 * 365, -19 * 365),
    gender: genderOf(name),
    careOf: relativeOf(synthetic, name, 'male'),
    house,
    street,
    locality: `Ward ${synthetic.between(1, 40)}`,
    district: place.district,
    state: place.state,
    pin: `${place.pin}${String(synthetic.between(1, 99)).padStart(3, '0')}`,
    photo: portrait(synthetic),
  }
}
