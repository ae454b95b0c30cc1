/** The steps after the first come in a chunk of their own: who only looks around never loads them. */
export const loadPhoneVerification = () => import('./PhoneVerificationSteps.tsx')
