/** What the server says about demo and contact requests; the mail goes to our own sales desk. */
export const leads = {
  received: 'Thank you. We will get back to you soon.',
  demoSubject: 'Demo request',
  contactSubject: 'Contact form',
  text: 'Name: %{name}\nE-mail: %{email}\nPhone: %{phone}\nCompany: %{company}\nProduct: %{product}\n\n%{message}',
  columns: {
    createdAt: 'Time, UTC',
    kind: 'Kind',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    companyName: 'Company',
    productName: 'Product',
    message: 'Message',
    handledAt: 'Handled, UTC',
    handledBy: 'Handled by',
    id: 'ID',
  },
} as const
