import type { Synthetic } from './synthetic.ts'

interface Place {
  state: string
  district: string
  /** The first three digits of its PIN codes. */
  pin: string
}

/** A district in every state and union territory; states in English, as the contract spells them. */
const places: readonly Place[] = [
  ['Andaman and Nicobar Islands', 'South Andaman', '744'],
  ['Andhra Pradesh', 'Visakhapatnam', '530'],
  ['Arunachal Pradesh', 'Papum Pare', '791'],
  ['Assam', 'Kamrup', '781'],
  ['Bihar', 'Patna', '800'],
  ['Chandigarh', 'Chandigarh', '160'],
  ['Chhattisgarh', 'Raipur', '492'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Daman', '396'],
  ['Delhi', 'South Delhi', '110'],
  ['Goa', 'North Goa', '403'],
  ['Gujarat', 'Ahmedabad', '380'],
  ['Haryana', 'Gurugram', '122'],
  ['Himachal Pradesh', 'Shimla', '171'],
  ['Jammu and Kashmir', 'Srinagar', '190'],
  ['Jharkhand', 'Ranchi', '834'],
  ['Karnataka', 'Mysuru', '570'],
  ['Kerala', 'Ernakulam', '682'],
  ['Ladakh', 'Leh', '194'],
  ['Lakshadweep', 'Kavaratti', '682'],
  ['Madhya Pradesh', 'Indore', '452'],
  ['Maharashtra', 'Pune', '411'],
  ['Manipur', 'Imphal West', '795'],
  ['Meghalaya', 'East Khasi Hills', '793'],
  ['Mizoram', 'Aizawl', '796'],
  ['Nagaland', 'Kohima', '797'],
  ['Odisha', 'Khordha', '751'],
  ['Puducherry', 'Karaikal', '609'],
  ['Punjab', 'Ludhiana', '141'],
  ['Rajasthan', 'Jaipur', '302'],
  ['Sikkim', 'Gangtok', '737'],
  ['Tamil Nadu', 'Coimbatore', '641'],
  ['Telangana', 'Hyderabad', '500'],
  ['Tripura', 'West Tripura', '799'],
  ['Uttar Pradesh', 'Lucknow', '226'],
  ['Uttarakhand', 'Dehradun', '248'],
  ['West Bengal', 'Howrah', '711'],
].map(([state = '', district = '', pin = '']) => ({ state, district, pin }))

const streets = [
  'Gandhi Road',
  'Station Road',
  'Nehru Marg',
  'Temple Street',
  'Lake View Road',
  'Subhash Nagar',
] as const

const names = places.map(({ district }) => district)

/** A district, in this state if it is given and one of ours. */
export function placeIn(synthetic: Synthetic, state?: string | null): Place {
  const here = places.filter(place => place.state === state)
  const picked = synthetic.pick(here.length > 0 ? here.map(({ district }) => district) : names)
  return places.find(({ district }) => district === picked) as Place
}

/** A postal address on one line, PIN code included. */
export const addressIn = (synthetic: Synthetic, { state, district, pin }: Place): string =>
  `${synthetic.between(1, 240)}, ${synthetic.pick(streets)}, ${district}, ${state} ${pin}${String(synthetic.between(1, 99)).padStart(3, '0')}`
