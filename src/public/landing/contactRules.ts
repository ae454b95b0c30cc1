export const contactFields = ['name', 'email', 'phone', 'companyName', 'message'] as const

export type ContactField = (typeof contactFields)[number]

export type ContactValues = Record<ContactField, string>

export const emptyContact: ContactValues = { name: '', email: '', phone: '', companyName: '', message: '' }

/** As the server checks them, so that a mistake is said before anything is sent; the company is required here (A107). */
const rules: Record<ContactField, RegExp> = {
  name: /\S/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  phone: /^\+?[\d ()-]{6,20}$/,
  companyName: /\S/,
  message: /\S/,
}

export const invalidContactFields = (values: ContactValues): ContactField[] =>
  contactFields.filter(field => !rules[field].test(values[field].trim()))
