import { z } from 'zod'
import * as companies from '../synthetic/companies.ts'
import { companyNamed } from '../synthetic/people.ts'
import { syntheticFor } from '../synthetic/synthetic.ts'
import { defineRunner } from './define.ts'

export const companySearch = defineRunner('company-search', {
  record: z.object({
    /** The best match first; a list without one is "not found" at the source. */
    companies: z
      .array(
        z.object({
          companyNumber: z.string().min(1).max(30),
          name: z.string().min(1).max(300),
          companyStatus: z.string().max(100).nullable(),
        }),
      )
      .min(1)
      .max(50),
  }),
  sandbox({ name }, synthetic) {
    const count = synthetic.mismatch || (!synthetic.plain && synthetic.chance() < 0.3) ? 2 : 1
    return {
      companies: Array.from({ length: count }, () => {
        const companyNumber = companies.numberNamed(synthetic, name)
        return { companyNumber, name: companies.companyOf(companyNumber), companyStatus: 'Active' }
      }),
    }
  },
  sample: random => ({ name: `${companyNamed(syntheticFor(`sample\n${random()}`, ''))} Private Limited` }),
  remote: {
    path: '/company/search',
    body: { name: 'name' },
    record: {
      companies: {
        at: 'data.companies',
        row: { companyNumber: 'company_number', name: 'company_name', companyStatus: 'company_status' },
      },
    },
  },
  result: (_input, { companies: found }) => ({
    status: found.length === 1 ? 'one' : 'several',
    count: found.length,
    companies: found,
  }),
})
