/** The texts of making an account and of the links in mails. */
export { registration } from '../hi/registration.ts'
export { ssoPage } from '../hi/sso.ts'
