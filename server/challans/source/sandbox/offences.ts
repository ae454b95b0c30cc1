/** What is fined often, with the sections of the Motor Vehicles Act and fines in rupees as states set them. */
export const offences = [
  { offence: 'Driving above the speed limit', section: '183(1)', rupees: [1_000, 1_500, 2_000] },
  { offence: 'Riding without a helmet', section: '194D', rupees: [500, 1_000] },
  { offence: 'Driving without a seat belt', section: '194B(1)', rupees: [1_000] },
  { offence: 'Jumping a red light', section: '184', rupees: [1_000, 5_000] },
  { offence: 'Parking where it is not allowed', section: '122/177', rupees: [500] },
  { offence: 'Using a phone while driving', section: '184', rupees: [1_000, 1_500] },
  { offence: 'Driving without insurance', section: '196', rupees: [2_000] },
  { offence: 'No valid pollution certificate', section: '190(2)', rupees: [500, 1_500] },
  { offence: 'Three on a two-wheeler', section: '128/194C', rupees: [1_000] },
  { offence: 'Driving against the direction of traffic', section: '184', rupees: [1_000] },
] as const

export const roads = [
  'Mumbai-Pune Expressway, km 47',
  'Hinjewadi Phase 1, Wakad bridge',
  'Outer Ring Road, Marathahalli',
  'Senapati Bapat Marg, Shivajinagar',
  'NH 48, Vashi toll plaza',
  'FC Road, Deccan Gymkhana',
  'Nagar Road, Viman Nagar chowk',
  'MG Road, Camp',
] as const
