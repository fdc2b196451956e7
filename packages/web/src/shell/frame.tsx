// What is around a page: the skip link, the navigation with who is signed in, and the language.
import type { CurrentUser } from '@earshot/core/client';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import { toast } from '../parts/toast.tsx';
import { administrators } from '../roles.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { CompanyErasureNote } from './company-erasure-note.tsx';
import styles from './frame.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { NewSignIns } from './new-sign-ins.tsx';
import { Offline } from './offline.tsx';
import { pagesFor } from './pages.tsx';
import { PasswordReplaced } from './password-replaced.tsx';
import { shellTexts } from './texts/shell-texts.ts';

const ForYouCount = lazy(() => import('./for-you-count.tsx'));

const mainId = 'page';

/** For pages without a session. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.public}>
      <header className={styles.publicHead}>
        <Brand />
        <LanguageMenu />
      </header>
      <main className={styles.publicMain}>{children}</main>
    </div>
  );
}

export function Frame({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const [address] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isAdministrator = administrators.includes(user.role);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes the menu
  useEffect(() => setIsOpen(false), [address]);
  return (
    <div className={styles.frame}>
      <a
        className={styles.skip}
        href={`#${mainId}`}
        onClick={(event) => {
          // The address stays the page's own.
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        {texts.skip}
      </a>
      <header className={styles.head}>
        <div className={styles.bar}>
          <Brand />
          <Button
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls="menu"
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.menu}
          </Button>
        </div>
        <div id="menu" className={classNames(styles.menu, isOpen && styles.open)}>
          <Navigation user={user} />
          <Account user={user} />
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Offline />
        {user.passwordReplacedAt !== undefined && <PasswordReplaced user={user} at={user.passwordReplacedAt} />}
        {user.newSignIns !== undefined && <NewSignIns user={user} signIns={user.newSignIns} />}
        {isAdministrator && <CompanyErasureNote />}
        {children}
      </main>
    </div>
  );
}

function Brand() {
  return (
    <Link href="/" className={styles.brand}>
      Earshot
    </Link>
  );
}

function Navigation({ user }: { user: CurrentUser }) {
  const texts = useTexts(shellTexts);
  const [address] = useLocation();
  const visible = pagesFor(user);
  const groups = (['work', 'settings'] as const)
    .map((menu) => ({ menu, pages: visible.filter(({ route }) => route.menu === menu) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <nav aria-label={texts.navigation} className={styles.navigation}>
      {groups.map(({ menu, pages }) => (
        <div key={menu}>
          {menu === 'settings' && <p className={styles.group}>{texts.settings}</p>}
          <ul className={styles.links}>
            {pages.map(({ route: { area, path } }) => (
              <li key={area}>
                <Link href={path} className={styles.link} aria-current={address === path ? 'page' : undefined}>
                  {texts.areas[area as keyof typeof texts.areas]}
                  {area === 'for-you' && (
                    <Suspense>
                      <ForYouCount />
                    </Suspense>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Account({ user }: { user: CurrentUser }) {
  const texts = useTexts(shellTexts);
  const [address] = useLocation();
  const { end } = useSession();
  return (
    <div className={styles.account}>
      <div>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.role}>{texts.roles[user.role]}</p>
      </div>
      <Link href="/account" className={styles.link} aria-current={address === '/account' ? 'page' : undefined}>
        {texts.account}
      </Link>
      <LanguageMenu />
      <Button onClick={() => end().catch(() => toast(texts.signOutFailed))}>{texts.signOut}</Button>
    </div>
  );
}
