/** What the server says about demo and contact requests; the mail goes to our own sales desk. */
export const leads = {
  received: 'Thank you. We will get back to you soon.',
  demoSubject: 'Demo request',
  contactSubject: 'Contact form',
  text: 'Name: %{name}\nE-mail: %{email}\nPhone: %{phone}\nCompany: %{company}\nProduct: %{product}\n\n%{message}',
} as const
