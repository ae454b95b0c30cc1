import type { PlanInput } from '../../cases/plan.ts'
import { text } from '../../platform/text.ts'
import {
  bankAccount,
  bankCheck,
  check,
  consent,
  field,
  form,
  type Needed,
  number,
  pan,
  panCheck,
  results,
  review,
  thanks,
} from './parts.ts'

/** A supplier: the PAN first, because it is cheap and settles most refusals; the bank account last, because it costs most. */
export const vendor: PlanInput = {
  title: text('Vendor onboarding', 'वेंडर ऑनबोर्डिंग'),
  steps: [
    consent(text('the numbers of my company and its bank account are', 'मेरी कंपनी के नंबर और उसका बैंक खाता')),
    form('details', text('Company details', 'कंपनी की जानकारी'), [
      pan,
      number('gstin', text('GSTIN', 'GSTIN')),
      field('supplies', text('What you supply', 'आप क्या सप्लाई करते हैं')),
      ...bankAccount,
    ]),
    panCheck(),
    check(
      'gst',
      text('GST registration', 'GST रजिस्ट्रेशन'),
      'gstin-check',
      { gstin: 'details.gstin' },
      { after: ['pan'] },
    ),
    bankCheck('details', { after: ['pan'] }),
    review(text('May this vendor supply us?', 'क्या यह वेंडर हमें सप्लाई कर सकता है?'), ['pan', 'gst', 'bank']),
    thanks,
  ],
  ...results(['pan', 'gst', 'bank'], ['pan']),
}

const ofMerchant: Needed[] = ['pan', 'gst', 'bank', { id: 'licence', unless: { fact: 'details.trade', isNot: 'Food' } }]

/** A shop that takes payments: who owns it, where the money goes, and for food its licence. */
export const merchant: PlanInput = {
  title: text('Merchant onboarding', 'मर्चेंट ऑनबोर्डिंग'),
  steps: [
    consent(text('the numbers of my business and its bank account are', 'मेरे बिज़नेस के नंबर और उसका बैंक खाता')),
    form('details', text('Your business', 'आपका बिज़नेस'), [
      pan,
      number('gstin', text('GSTIN', 'GSTIN')),
      field('trade', text('What you sell', 'आप क्या बेचते हैं'), {
        kind: 'select',
        options: ['Food', 'Clothing', 'Electronics', 'Services', 'Other'],
      }),
      ...bankAccount,
    ]),
    form('food', text('Food licence', 'फ़ूड लाइसेंस'), [number('fssai', text('FSSAI licence number', 'FSSAI लाइसेंस नंबर'))], {
      when: { fact: 'details.trade', is: 'Food' },
    }),
    panCheck({ after: ['details'] }),
    check(
      'gst',
      text('GST registration', 'GST रजिस्ट्रेशन'),
      'gstin-check',
      { gstin: 'details.gstin' },
      { after: ['pan'] },
    ),
    bankCheck('details', { after: ['pan'] }),
    check(
      'licence',
      text('FSSAI check', 'FSSAI जाँच'),
      'fssai-check',
      { fssai: 'food.fssai' },
      { after: ['food', 'pan'], when: { fact: 'details.trade', is: 'Food' } },
    ),
    review(text('May this merchant take payments?', 'क्या यह मर्चेंट पेमेंट ले सकता है?'), ofMerchant),
    thanks,
  ],
  ...results(ofMerchant, ['pan']),
}
