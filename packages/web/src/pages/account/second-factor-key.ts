// The query that says whether two-step sign-in is on.
export const secondFactorKey = ['second-factor'];
