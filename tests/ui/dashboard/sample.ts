import type { Dashboard } from '../../../contracts/calls/dashboard.ts'

const nothing = { identity: 0, business: 0, vehicle: 0, court: 0, other: 0 }

/** Two days of traffic; the first has no answers. */
export const sample: Dashboard = {
  verifications: { now: 18426, before: 17030 },
  successRate: { now: 97.4, before: 97.7 },
  spendPaise: { now: 3424850, before: 3227900 },
  medianMs: { now: 1240, before: 1330 },
  days: [
    { day: '2026-11-20', verifications: 0, successRate: null, medianMs: null, spendPaise: nothing },
    {
      day: '2026-11-21',
      verifications: 4,
      successRate: 75,
      medianMs: 1240,
      spendPaise: { ...nothing, identity: 450, court: 4500 },
    },
  ],
  recent: [
    {
      id: 'ver_1',
      product: 'pan-check',
      subject: 'AAxxxx000A',
      status: 'completed',
      outcome: 'valid',
      chargePaise: 150,
      mode: 'live',
      createdAt: '2026-11-21T06:10:00.000Z',
    },
    {
      id: 'ver_2',
      product: 'gstin-check',
      subject: '27AAxxxx404A1ZZ',
      status: 'not_found',
      outcome: null,
      chargePaise: 0,
      mode: 'test',
      createdAt: '2026-11-21T06:00:00.000Z',
    },
  ],
  needs: [
    { kind: 'start', id: 'job_1', product: 'pan-check', rows: 1214 },
    { kind: 'rerun', id: 'job_2', product: 'gstin-check', rows: 1 },
    { kind: 'lowBalance', wallet: 'api', paise: 4800 },
  ],
}
