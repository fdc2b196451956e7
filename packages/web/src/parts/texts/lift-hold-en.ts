// Texts of lifting a legal hold, in English.

export default {
  title: 'Lift the legal hold?',
  means:
    'Administrators can erase the analysis again. What your retention rules would already have deleted is deleted within minutes and cannot be brought back.',
  confirm: 'Lift the hold',
  lifted: 'The legal hold has been lifted.',
};
