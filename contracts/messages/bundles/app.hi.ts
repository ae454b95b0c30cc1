export { components } from '../hi/components.ts'
export { reactAdmin } from '../hi/reactAdmin.ts'
export { shell } from '../hi/shell.ts'
export { verifications } from '../hi/verifications.ts'
