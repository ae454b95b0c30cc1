import type { DataProvider } from 'react-admin'

const checks = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `Customer ${index + 1}`,
  email: `customer${index + 1}@example.test`,
  status: index % 3 === 0 ? 'failed' : 'completed',
  amount: 150 + index,
  createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
}))

const unused = () => Promise.reject(new Error('The vanilla application only lists.'))

/** Ten records in memory: its pages wait for no server. */
export const dataProvider = {
  getList: async () => ({ data: checks, total: checks.length }),
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
} as unknown as DataProvider
