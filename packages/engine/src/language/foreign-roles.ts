// How labels of tools name the two roles in languages that are not analysed: German, French, Italian, Dutch, Polish, Turkish, Russian, Finnish, Danish, Chinese, Japanese and Korean.
export const foreignRoles = {
  attendant: `verkaufer verkauferin berater beraterin mitarbeiter mitarbeiterin vertrieb kundenberater vendeur vendeuse conseiller conseillere
    teleconseiller operatore operatrice consulente venditore venditrice addetto addetta medewerker adviseur verkoper sprzedawca konsultant
    doradca satıcı satici temsilci оператор менеджер продавец консультант специалист сотрудник 担当者 担当 店員 販売員 客服 销售 坐席 座席
    顾问 상담원 상담사 판매자 직원`,
  client: `kunde kundin anrufer anruferin kaufer interessent acheteur acheteuse appelant appelante acquirente klant klient klientka kupujacy
    musteri müşteri клиент покупатель заказчик абонент 顧客 お客様 客户 顾客 고객 손님 kund asiakas`,
};
