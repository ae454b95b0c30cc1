/** The texts of making an account and of the links in mails. */
export { registration } from '../en/registration.ts'
export { ssoPage } from '../en/sso.ts'
