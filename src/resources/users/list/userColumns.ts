/** The table's columns in order; each has its words under `users.column`. */
export const columnNames = [
  'customerId',
  'name',
  'email',
  'phone',
  'plan',
  'kyc',
  'status',
  'apiPaise',
  'productPaise',
  'challanPaise',
  'createdAt',
] as const

export type ColumnName = (typeof columnNames)[number]

export const usuallyHidden: readonly ColumnName[] = ['phone', 'challanPaise']

export const sortable: readonly ColumnName[] = ['name', 'apiPaise', 'productPaise', 'createdAt']

export const isMoney = (name: ColumnName): name is 'apiPaise' | 'productPaise' | 'challanPaise' =>
  name.endsWith('Paise')
