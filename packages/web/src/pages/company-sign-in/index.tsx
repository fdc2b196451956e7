// Signing in at the company's own service: where people begin, and where the service sends them back to (docs/decisions/sign-in.md#openid-connect).
import { useParams } from 'wouter';
import { BeginSignIn } from './begin-sign-in.tsx';
import { CompleteSignIn } from './complete-sign-in.tsx';

export default function CompanySignInPage() {
  const { companyId = '' } = useParams<{ companyId: string }>();
  // No company has this id.
  return companyId === 'callback' ? <CompleteSignIn /> : <BeginSignIn companyId={companyId} />;
}
