import type { PlanInput } from '../../cases/plan.ts'
import { text } from '../../platform/text.ts'
import {
  bankAccount,
  bankCheck,
  birthDate,
  check,
  consent,
  field,
  form,
  lists,
  listsCheck,
  type Needed,
  number,
  pan,
  panCheck,
  results,
  review,
  thanks,
  vehicle,
} from './parts.ts'

/** A driver: the licence decides, then the vehicle. */
export const driver: PlanInput = {
  title: text('Driver onboarding', 'ड्राइवर ऑनबोर्डिंग'),
  steps: [
    consent(text('my licence, my PAN and my vehicle are', 'मेरा लाइसेंस, PAN और गाड़ी')),
    form('details', text('Licence and vehicle', 'लाइसेंस और गाड़ी'), [
      number('dl', text('Driving licence number', 'ड्राइविंग लाइसेंस नंबर')),
      birthDate,
      pan,
      number('rc', text('Vehicle number', 'गाड़ी नंबर')),
    ]),
    check('licence', text('Driving licence', 'ड्राइविंग लाइसेंस'), 'driving-licence-check', {
      dl: 'details.dl',
      dob: 'details.birthDate',
    }),
    panCheck({ after: ['licence'] }),
    check(
      'vehicle',
      text('Vehicle registration', 'गाड़ी का रजिस्ट्रेशन'),
      'vehicle-rc-check',
      { rc: 'details.rc' },
      { after: ['licence'] },
    ),
    review(text('May this person drive for us?', 'क्या यह व्यक्ति हमारे लिए गाड़ी चला सकता है?'), [
      'licence',
      'pan',
      vehicle,
    ]),
    thanks,
  ],
  ...results(['licence', 'pan', vehicle], ['licence']),
}

/** Somebody who delivers or repairs by the day: quick, with payment to their own account. */
export const gigWorker: PlanInput = {
  title: text('Gig worker onboarding', 'गिग वर्कर ऑनबोर्डिंग'),
  steps: [
    consent(text('my PAN and my bank account are', 'मेरा PAN और बैंक खाता')),
    form('details', text('About you', 'आपके बारे में'), [
      pan,
      birthDate,
      field('city', text('City in which you work', 'किस शहर में काम करेंगे')),
      ...bankAccount,
    ]),
    panCheck(),
    bankCheck('details', { after: ['pan'] }),
    listsCheck({ after: ['pan'] }),
    review(text('May this person work for us?', 'क्या यह व्यक्ति हमारे लिए काम कर सकता है?'), ['pan', 'bank', lists]),
    thanks,
  ],
  ...results(['pan', 'bank', lists], ['pan']),
}

/** A tenant: who they are, and where they have lived. */
export const tenant: PlanInput = {
  title: text('Tenant onboarding', 'किरायेदार ऑनबोर्डिंग'),
  steps: [
    consent(text('my PAN and my voter card are', 'मेरा PAN और वोटर कार्ड')),
    form('details', text('About you', 'आपके बारे में'), [
      pan,
      number('epic', text('Voter card number', 'वोटर कार्ड नंबर')),
      field('address', text('Present address', 'मौजूदा पता'), { kind: 'textarea' }),
      field('people', text('How many people will live there', 'कितने लोग रहेंगे'), { kind: 'number' }),
      field('landlord', text('Last landlord, with phone number', 'पिछले मकान मालिक, फ़ोन नंबर के साथ'), { optional: true }),
    ]),
    panCheck(),
    check('voter', text('Voter card', 'वोटर कार्ड'), 'voter-check', { epic: 'details.epic' }, { after: ['details'] }),
    listsCheck({ after: ['details'] }),
    review(text('May this person rent the home?', 'क्या इस व्यक्ति को घर किराये पर दिया जा सकता है?'), [
      'pan',
      'voter',
      lists,
    ]),
    thanks,
  ],
  ...results(['pan', 'voter', lists], ['pan']),
}

/** A borrower of an NBFC: identity and lists before the dear credit report. */
export const borrower: PlanInput = {
  title: text('NBFC borrower onboarding', 'NBFC उधारकर्ता ऑनबोर्डिंग'),
  steps: [
    consent(text('my PAN, my bank account and my credit history are', 'मेरा PAN, बैंक खाता और क्रेडिट हिस्ट्री')),
    {
      id: 'phone',
      kind: 'code',
      title: text('Confirm your address', 'अपना पता पक्का करें'),
      settings: { channel: 'email' },
    },
    form('details', text('Loan and income', 'लोन और आमदनी'), [
      pan,
      birthDate,
      field('amount', text('Loan amount in rupees', 'लोन की रकम, रुपये में'), { kind: 'number' }),
      field('income', text('Monthly income in rupees', 'महीने की आमदनी, रुपये में'), { kind: 'number' }),
      ...bankAccount,
    ]),
    panCheck(),
    listsCheck({ after: ['pan'] }),
    bankCheck('details', { after: ['pan'] }),
    check(
      'credit',
      text('Credit report', 'क्रेडिट रिपोर्ट'),
      'credit-score',
      { pan: 'details.pan' },
      { after: ['lists', 'bank'], when: { fact: 'pan.outcome', is: 'passed' } },
    ),
    review(text('May this person borrow this amount?', 'क्या इस व्यक्ति को यह रकम उधार दी जा सकती है?'), [
      'pan',
      lists,
      'bank',
      'credit',
    ]),
    thanks,
  ],
  ...results(['pan', lists, 'bank', 'credit'], ['pan']),
}

const ofEmployee: Needed[] = ['pan', 'bank', { id: 'uan', unless: { fact: 'details.worked', isNot: 'Yes' } }]

/** A new employee before the first day. */
export const employee: PlanInput = {
  title: text('Employee onboarding', 'कर्मचारी ऑनबोर्डिंग'),
  steps: [
    consent(text('my PAN, my provident fund and my bank account are', 'मेरा PAN, भविष्य निधि और बैंक खाता')),
    form('details', text('About you', 'आपके बारे में'), [
      pan,
      birthDate,
      field('worked', text('Have you worked in India before?', 'क्या आपने भारत में पहले काम किया है?'), {
        kind: 'select',
        options: ['Yes', 'No'],
      }),
      field('emergency', text('Whom we call in an emergency', 'आपात स्थिति में किसे फ़ोन करें')),
    ]),
    form('earlier', text('Earlier work', 'पहले का काम'), [number('uan', text('UAN', 'UAN'))], {
      when: { fact: 'details.worked', is: 'Yes' },
    }),
    form('salary', text('Account for your salary', 'सैलरी का खाता'), [...bankAccount], { after: ['earlier'] }),
    panCheck({ after: ['salary'] }),
    check(
      'uan',
      text('Provident fund', 'भविष्य निधि'),
      'uan-check',
      { uan: 'earlier.uan' },
      {
        after: ['pan'],
        when: { fact: 'details.worked', is: 'Yes' },
      },
    ),
    bankCheck('salary', { after: ['pan'] }),
    review(text('Is everything ready for the first day?', 'क्या पहले दिन के लिए सब तैयार है?'), ofEmployee),
    thanks,
  ],
  ...results(ofEmployee, ['pan']),
}

const ofMember: Needed[] = ['pan', { id: 'vehicle', unless: { fact: 'details.parks', isNot: 'Yes' }, isAnyones: true }]

/** A member of a housing society: owner or tenant, with the vehicle for the parking list. */
export const societyMember: PlanInput = {
  title: text('Society member onboarding', 'सोसाइटी सदस्य ऑनबोर्डिंग'),
  steps: [
    consent(text('my PAN and my vehicle are', 'मेरा PAN और गाड़ी')),
    form('details', text('Your home', 'आपका घर'), [
      field('flat', text('Flat', 'फ़्लैट')),
      field('as', text('You are', 'आप हैं'), { kind: 'select', options: ['Owner', 'Tenant'] }),
      pan,
      field('parks', text('Do you park a vehicle?', 'क्या आप गाड़ी पार्क करते हैं?'), {
        kind: 'select',
        options: ['Yes', 'No'],
      }),
    ]),
    form('parking', text('Your vehicle', 'आपकी गाड़ी'), [number('rc', text('Vehicle number', 'गाड़ी नंबर'))], {
      when: { fact: 'details.parks', is: 'Yes' },
    }),
    panCheck({ after: ['details'] }),
    check(
      'vehicle',
      text('Vehicle registration', 'गाड़ी का रजिस्ट्रेशन'),
      'vehicle-rc-check',
      { rc: 'parking.rc' },
      {
        after: ['parking'],
        when: { fact: 'details.parks', is: 'Yes' },
      },
    ),
    review(text('May this person become a member?', 'क्या यह व्यक्ति सदस्य बन सकता है?'), ofMember),
    thanks,
  ],
  ...results(ofMember, ['pan']),
}
